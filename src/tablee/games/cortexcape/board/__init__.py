"""The ground of Cortexcape: labyrinths as data and as graphs."""
