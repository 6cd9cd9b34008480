@MainActor final class AppRoot {
  lazy var log = Log()
  lazy var typed: Feed = .init(dependencies: .init())
  lazy var explicit = Feed.init(dependencies: Feed.Dependencies())

  func returned() -> Feed {
    return .init(dependencies: .init())
  }

  func local() -> Feed {
    let dependencies = Feed.Dependencies()
    return Feed(dependencies: dependencies)
  }

  func search() -> Search { Search("term", deps: .init()) }

  var store: Area.Store { Area.Store(dependencies: .init()) }

  func several() -> [Feed] {
    [Feed(dependencies: .init()), Feed(dependencies: .init())]
  }

  func tried() throws -> Feed {
    if true { return Feed(dependencies: .init()) }
  }
}
