"""Where the logs of tables are kept: what a store must do, SQLite, backup."""
