// Nothing that this spec declares has an example.
