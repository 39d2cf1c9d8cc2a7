"""The box of Cocoons: slots and corners, and what lies in it at each level."""
