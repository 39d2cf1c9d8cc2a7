"""The bots of ICECOOL²: ``levels`` has them by strength, everything else here is theirs."""
