"""The bots of Monster Freeze: ``levels`` has them by strength, everything else here is theirs."""
