@MainActor final class AppRoot {
  private lazy var store = Store()

  func makeList() -> List {
    List(dependencies: .init(makeRow: { [self] id in makeRow(id) }, makeOther: makeOther))
  }

  private func makeRow(_ id: Int) -> Row {
    Row(id, dependencies: .init(store: store))
  }

  private func makeOther(_ id: Int) -> Row {
    Row(id, dependencies: .init(store: store))
  }
}
