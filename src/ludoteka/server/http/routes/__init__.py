"""What can be asked for over HTTP: each route beside its handler, by what it is about."""
