let secure = await PossumLinks(
  dependencies: .init(
    canOpenURL: { _ in true }, setIdleTimerDisabled: { _ in }, userDefaults: .standard,
    isIdleTimerDisabled: { true }))
expect(await secure.open(URL(fileURLWithPath: "/")), "the closures answer for the application")
