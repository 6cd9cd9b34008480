let atticLamp = AtticLamp(
  dependencies: .init(
    setIsOn: { _ in }, isOn: { true }, setBrightness: { _ in }, brightness: { 2.4 },
    attic: { nil }))
expect(atticLamp.toggle() && atticLamp.glow() == "2.0", "the closures answer")
