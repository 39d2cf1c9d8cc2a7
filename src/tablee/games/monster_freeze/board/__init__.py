"""The cards of Monster Freeze: the deck, how cards lie, and what they can show."""
