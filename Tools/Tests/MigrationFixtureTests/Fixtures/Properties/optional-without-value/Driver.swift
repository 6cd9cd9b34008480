let car = CableCar()
print(car.canRun(), car.guest ?? "nobody")
car.limit = 20
print(car.canRun())
