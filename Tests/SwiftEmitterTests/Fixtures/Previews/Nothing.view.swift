// Nothing that this spec declares makes Swift.
