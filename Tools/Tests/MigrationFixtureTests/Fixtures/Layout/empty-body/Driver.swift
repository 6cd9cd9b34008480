print(Funicular().canRide(), ChairLift().canRide())
