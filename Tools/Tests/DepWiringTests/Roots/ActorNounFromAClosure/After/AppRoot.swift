import DepStructs

@MainActor final class AppRoot {
  private lazy var database = Database()

  private lazy var reader = Allocator(.shared) { [database] in
    Reader(dependencies: .init(database: database))
  }

  func makeScreen() -> Screen {
    Screen(dependencies: .init(database: database, reader: { [reader] in reader() }))
  }
}
