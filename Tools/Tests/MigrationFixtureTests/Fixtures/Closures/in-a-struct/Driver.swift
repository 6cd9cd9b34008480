var wheel = ChoreWheel()
wheel.add("dishes")
wheel.add("floor")
print(wheel.all())
