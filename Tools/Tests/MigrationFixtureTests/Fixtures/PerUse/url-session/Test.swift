let short = URLSessionConfiguration.ephemeral
short.timeoutIntervalForRequest = 1
let loader = WombatLoader(
  timeout: 7,
  dependencies: .init(
    makeSession: { _ in URLSession(configuration: short) },
    makeDelegateSession: { _, _, _ in URLSession(configuration: short) }))
expect(loader.timeouts() == [1, 1], "each session comes from the closure")
