@MainActor final class AppRoot {
  private lazy var shelf = Shelf(dependencies: .init())

  func makeList() -> List { List(dependencies: .init()) }

  func makeLater() -> () -> List {
    { [self] in List(dependencies: .init()) }
  }

  func makeShelf() -> Shelf { shelf }

  private func makeTwo(_ id: Int) -> Row { Row(id) }
  private func makeTwo(_ name: String) -> Row { Row(name.count) }
}
