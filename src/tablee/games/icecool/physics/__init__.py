"""The physics of ICECOOL²: from a flick to its trace, and the referee who reads it."""
