"""Work that takes its time, in processes of its own: bots think, reports, content checks."""
