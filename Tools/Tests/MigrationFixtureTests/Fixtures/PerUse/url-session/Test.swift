let loader = WombatLoader(
  timeout: 7,
  dependencies: .init(
    makeSession: { _ in wombatSession() }, makeDelegateSession: { _ in wombatSession() }))
expect(loader.timeouts() == [1, 1], "each session comes from the closure")
