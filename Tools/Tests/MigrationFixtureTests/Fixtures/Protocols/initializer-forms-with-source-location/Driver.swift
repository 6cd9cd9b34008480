print(TripWire("door").pull(), SmokeBomb({ "grey" }).light(), SmokeBomb({ "red" }, seconds: 9).light())
