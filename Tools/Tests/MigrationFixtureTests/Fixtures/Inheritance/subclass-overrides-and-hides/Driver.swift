print(SleepingCar(seats: 40).sheets(), makeCars([8]).map(\.seats))
