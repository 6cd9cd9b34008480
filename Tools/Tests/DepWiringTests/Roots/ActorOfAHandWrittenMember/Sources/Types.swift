final class Store: Sendable { init() {} }
@MainActor final class Row {
  struct Dependencies { var store: Store }
  init(_ id: Int, dependencies: Dependencies) {}
}
final class Menu {
  struct Dependencies { var store: Store }
  @MainActor init(dependencies: Dependencies) {}
}
@globalActor actor DatabaseActor { static let shared = DatabaseActor() }
@DatabaseActor final class Database {
  struct Dependencies { var store: Store }
  init(dependencies: Dependencies) {}
}
@DatabaseActor final class Log { init() {} }
