@MainActor final class AppRoot {
  func makeList() -> List {
    List(dependencies: .init(makeRow: { [self] id in Row(id, dependencies: .init(image: Image("one", dependencies: .init(clock: clock)))) }, first: Row(0, dependencies: .init(image: Image("two", dependencies: .init())))))
  }

  func makeInLines() -> List {
    List(
      dependencies: .init(
        makeRow: { [self] id in Row(id, dependencies: .init(image: Image("three", dependencies: .init()))) },
        first: Row(
          1,
          dependencies: .init(
            image: Image("four", dependencies: .init())))))
  }

  func makeGroup() -> Group { Group(dependencies: .init(lists: [List(dependencies: .init(makeRow: { [self] id in makeRow(id) }, first: makeRow(0)))])) }

  private func makeRow(_ id: Int) -> Row { Row(id, dependencies: .init(log: log, image: Image("five", dependencies: .init()))) }

  private lazy var log = Log()
  private lazy var clock = Clock()
}
