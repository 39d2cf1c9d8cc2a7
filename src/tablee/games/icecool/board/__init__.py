"""The school of ICECOOL²: rooms, walls, doors, and where a penguin can stand."""
