final class AppRoot {
  let store = Store()
  private(set) lazy var menu = Menu(dependencies: .init(store: store))
  let first = Row(1, dependencies: .init(store: Store()))

  /// A row.
  func makeRow(_ id: Int) -> Row {
    Row(id, dependencies: .init(store: store))
  }

  static var sample: Row { Row(2, dependencies: .init(store: Store())) }
}

extension AppRoot {
  func makeDatabase() -> Database { Database(dependencies: .init(store: store)) }
}
