@MainActor final class AppRoot {
  func makeList() -> List {
    List(
      dependencies: .init(
        clock: clock,
        makeRow: { [self] id in
          Row(id, dependencies: .init(log: log, image: Image("one", dependencies: .init(log: log, clock: clock))))
        },
        first: Row(0, dependencies: .init(log: log, image: Image("two", dependencies: .init(log: log, clock: clock))))))
  }

  func makeInLines() -> List {
    List(
      dependencies: .init(
        clock: clock,
        makeRow: { [self] id in
          Row(id, dependencies: .init(log: log, image: Image("three", dependencies: .init(log: log, clock: clock))))
        },
        first: Row(
          1,
          dependencies: .init(
            log: log,
            image: Image("four", dependencies: .init(log: log, clock: clock))))))
  }

  func makeGroup() -> Group {
    Group(
      dependencies: .init(
        log: log, lists: [List(dependencies: .init(clock: clock, makeRow: { [self] id in makeRow(id) }, first: makeRow(0)))]))
  }

  private func makeRow(_ id: Int) -> Row {
    Row(id, dependencies: .init(log: log, image: Image("five", dependencies: .init(log: log, clock: clock))))
  }

  private lazy var log = Log()
  private lazy var clock = Clock()
}
