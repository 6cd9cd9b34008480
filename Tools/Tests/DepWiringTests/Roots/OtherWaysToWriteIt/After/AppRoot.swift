@MainActor final class AppRoot {
  lazy var log = Log()
  lazy var typed: Feed = .init(dependencies: .init(log: log))
  lazy var explicit = Feed.init(dependencies: Feed.Dependencies(log: log))

  func returned() -> Feed {
    return .init(dependencies: .init(log: log))
  }

  func local() -> Feed {
    let dependencies = Feed.Dependencies(log: log)
    return Feed(dependencies: dependencies)
  }

  func search() -> Search { Search("term", deps: .init(log: log)) }

  var store: Area.Store { Area.Store(dependencies: .init(log: log)) }

  func several() -> [Feed] {
    [Feed(dependencies: .init(log: log)), Feed(dependencies: .init(log: log))]
  }

  func tried() throws -> Feed {
    if true { return Feed(dependencies: .init(log: log)) }
  }
}
