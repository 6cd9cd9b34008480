@MainActor final class AppRoot {
  private lazy var shelf = Shelf(dependencies: .init(makeRow: { [unowned self] id in makeRow(id) }))

  func makeList() -> List {
    List(
      dependencies: .init(
        makeRow: makeRow, makeCell: makeCell, makeMaybe: makeMaybe,
        makeTwo: { [self] id in makeTwo(id) }, makeSoon: makeSoon, makeOnMain: makeOnMain))
  }

  private func makeCell(_ id: Int) -> Row {
    Row(id)
  }

  private func makeMaybe(_ id: Int) -> Row {
    Row(id)
  }

  private func makeSoon(_ id: Int) -> Row {
    Row(id)
  }

  private func makeOnMain(_ id: Int) -> Row {
    Row(id)
  }

  func makeLater() -> () -> List {
    { [self] in
      List(
        dependencies: .init(
          makeRow: { [self] id in makeRow(id) }, makeCell: { [self] id in makeCell(id) },
          makeMaybe: { [self] id in makeMaybe(id) }, makeTwo: { [self] id in makeTwo(id) },
          makeSoon: { [self] id in makeSoon(id) }, makeOnMain: { [self] id in makeOnMain(id) }))
    }
  }

  func makeShelf() -> Shelf { shelf }

  private func makeTwo(_ id: Int) -> Row { Row(id) }
  private func makeTwo(_ name: String) -> Row { Row(name.count) }

  private func makeRow(_ id: Int) -> Row {
    Row(id)
  }
}
