@DatabaseActor final class DatabaseRoot {
  private lazy var database = Database()

  func makeStore() -> Store { Store(dependencies: .init(database: database)) }
}
