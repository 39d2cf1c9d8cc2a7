"""The checks, by what they look at; see ``kit.CHECKS`` for all of them."""
