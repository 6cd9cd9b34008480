var lamp = StageLamp()
print(lamp.level(), lamp.colour)
lamp.patch(8)
print(lamp.level())
