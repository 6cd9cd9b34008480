expect(
  LanternShop6170.open(dependencies: .init(wick: { "test" }, fileManager: FileManager()))
    == "test true", "the settings of the test")
