"""The games: one folder each, found by name. Nothing here lists them."""
