print(PackStation(1, "two", 3.5).labels())
