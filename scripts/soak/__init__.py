"""``make soak``: a server that is killed over and over while five games are played on it.

Clients speak HTTP and WebSocket only. After each kill the log on disk is held against what the
clients were told: nothing that was acknowledged is lost, nothing is played twice, all tables open.
"""
