@MainActor final class AppRoot {
  private lazy var store = Store()

  func makeList() -> List { List(dependencies: .init()) }
  func makeGood() -> Good { Good(dependencies: .init(makeRow: { [self] id in makeRow(id) })) }

  private func makeRow(_ id: Int) -> Row {
    Row(id, dependencies: .init(store: store))
  }

  func makeUser() -> User { User(dependencies: .init()) }
}
