"""The bots of Coolock: ``levels`` has them by strength, everything else here is theirs."""
