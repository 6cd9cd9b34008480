let viewer6178 = await Viewer6178(
  dependencies: .init(userDefaults: {
    let values = UserDefaults(suiteName: "values6178")!
    values.set(6, forKey: "viewer6178")
    return values
  }()))
expect(await viewer6178.open() == 7, "reads the given ones")
