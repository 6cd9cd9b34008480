@MainActor final class AppRoot {
  private let log = Log(name: "member")

  func shadowed() -> Feed {
    let log = Log(name: "local")
    return Feed(dependencies: .init())
  }

  func inATuple() -> Feed {
    let (log, _) = (Log(name: "tuple"), 3)
    _ = log
    return Feed(dependencies: .init())
  }

  func bound(_ given: Log?) -> Feed {
    if let given {
      return Feed(dependencies: .init())
    }
    return Feed(dependencies: .init())
  }

  func guarded(_ given: Log?) -> Feed? {
    guard let given else { return nil }
    return Feed(dependencies: .init())
  }

  func each(_ logs: [Log]) -> [Feed] {
    logs.map { log in Feed(dependencies: .init()) }
  }
}
