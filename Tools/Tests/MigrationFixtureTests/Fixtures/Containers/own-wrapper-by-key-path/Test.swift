let lamp = Lamp1311(dependencies: .init(lampSwitch: { DimLampSwitch1311() }))
expect(lamp.press() == "dim", "the lamp uses what it was given")
