"""The table as a service: one writer per table, committed before it is told."""
