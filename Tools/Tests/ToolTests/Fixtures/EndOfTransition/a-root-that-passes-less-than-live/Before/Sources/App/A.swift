final class Parser {
  let limit: Int
  init(limit: Int = 1) { self.limit = limit }
}
final class Tracker { init() {} }
final class Feed {
  struct Dependencies {
    var parser: Parser
    static var live: Self { .init(parser: Parser(limit: 50)) }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
}
final class Grid {
  struct Dependencies {
    var name: String
    var tracker: Tracker?
    static var live: Self { .init(name: "grid", tracker: Tracker()) }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
}
final class List {
  struct Dependencies {
    var parser: Parser
    var makeParser: () -> Parser
    static var live: Self { .init(parser: Parser(limit: 7), makeParser: { Parser(limit: 8) }) }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
}
final class Store: Sendable {
  static let shared = Store()
}
final class Cache {
  let store: Store
  init(store: Store) { self.store = store }
}
final class Page {
  struct Dependencies {
    var cache: Cache
    static var live: Self { .init(cache: Cache(store: Store.shared)) }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
}
final class Row {
  struct Dependencies {
    var parser: Parser
    nonisolated(unsafe) static let live = Dependencies(parser: Parser(limit: 5))
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
}
final class Cell {
  struct Dependencies {
    var parser: Parser
    static var live: Self {
      let parser = Parser(limit: 5)
      return .init(parser: parser)
    }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
}
final class Head {
  struct Dependencies {
    var parser: Parser
    static var live: Self { .init(parser: Parser()) }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
}
