"""The pages and types that are made from the server's own types. Nothing here is needed for serving."""
