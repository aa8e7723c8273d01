// Nothing that this spec declares has a double.
