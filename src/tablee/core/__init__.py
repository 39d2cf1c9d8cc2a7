"""The engine that every game stands on: pure, no clock, no socket, no global luck."""
