print(ExpressElevator(speed: 4).seconds())
