let lamp = Lamp1311()
print(lamp.press())
LampValues1311[\.lampSwitch] = DimLampSwitch1311()
print(lamp.press())
