@globalActor actor DatabaseActor { static let shared = DatabaseActor() }
@DatabaseActor final class Database { init() {} }
@DatabaseActor final class Store {
  struct Dependencies { var database: Database }
  init(dependencies: Dependencies) {}
}
