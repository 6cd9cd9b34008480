final class Store { init() {} }
@MainActor final class Row {
  struct Dependencies { var store: Store }
  init(_ id: Int, dependencies: Dependencies) {}
}
@MainActor final class List {
  struct Dependencies { var makeRow: @Sendable (Int) -> Row }
  init(dependencies: Dependencies) {}
}
@MainActor final class Good {
  struct Dependencies { var makeRow: @MainActor @Sendable (Int) -> Row }
  init(dependencies: Dependencies) {}
}
@globalActor actor DatabaseActor { static let shared = DatabaseActor() }
@DatabaseActor final class Database { init() {} }
@MainActor final class User {
  struct Dependencies { var database: Database }
  init(dependencies: Dependencies) {}
}
