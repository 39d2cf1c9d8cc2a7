"""The boards of Coolock: cells as data, what a board must be, what can be won on it."""
