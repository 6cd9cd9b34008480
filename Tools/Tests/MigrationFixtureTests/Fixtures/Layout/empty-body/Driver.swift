print(CableCar().canRide(), SkiLift().canRide())
