"""The HTTP interface: routes beside their handlers, and the way of every request."""
