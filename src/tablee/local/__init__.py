"""The server without a server: the same tables inside a browser, or anywhere without a network.

``engine`` puts it together; ``bridge`` speaks with the page in place of a socket, ``records`` keeps
the tables, ``helpers`` do what takes long.
"""
