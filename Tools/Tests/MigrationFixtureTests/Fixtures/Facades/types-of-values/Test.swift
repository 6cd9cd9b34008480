let reader = WombatReader(
  dependencies: WombatReader.Dependencies(
    list: { [WombatWindow(), WombatWindow()] }, wombatStateNames: { ["b": 2] }, isOn: { true },
    wombatStateTitle: { "test" }))
expect(reader.read() == "2 1 true test", "the types are those of the values")
