@MainActor final class ScreenRoot {
  struct Dependencies {
    var store: Store

    static func sample(_ store: Store) -> Row { Row(3, dependencies: .init(store: store)) }
  }

  private let dependencies: Dependencies
  private lazy var database = Database(dependencies: .init(store: dependencies.store))

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  nonisolated func makeRow(_ store: Store) -> Row { Row(4, dependencies: .init(store: store)) }
  func makeDatabase() -> Database { Database(dependencies: .init(store: dependencies.store)) }
}

actor ActorRoot {
  let store = Store()

  func makeRow() -> Row { Row(5, dependencies: .init(store: store)) }
  @MainActor func makeOther(_ store: Store) -> Row { Row(6, dependencies: .init(store: store)) }
}

@MainActor final class LogRoot {
  lazy var log = Log()
}
