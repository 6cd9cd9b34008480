print(GardenRobot().work(["mint", "rye", "basil"]))
