"""Studies: many games by bots, measured, and told in a small report with plots."""
