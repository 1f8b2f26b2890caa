"""What server and clients say to each other: msgspec structs, and the JSON Schema made of them."""
