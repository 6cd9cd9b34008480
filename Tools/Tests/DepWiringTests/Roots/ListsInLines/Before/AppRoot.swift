@MainActor final class AppRoot {
  lazy var log = Log()
  lazy var api = API()

  func trailingComma() -> Feed {
    Feed(
      dependencies: .init(
        first: 1,
        second: 2,
        third: 3,
      )
    )
  }

  func comments() -> Feed {
    Feed(
      dependencies: .init(
        // The first.
        first: 1,  // one
        /* between */
        second: 2,
        third: 3  // the last
      ))
  }

  func severalInALine() -> Feed {
    Feed(
      dependencies: .init(
        first: 1, second: 2,
        third: 3))
  }

  func renamed() -> Feed {
    Feed(
      dependencies: .init(
        api: api,
        first: 1,
        second: 2,
        third: 3,
        logger: log))
  }

  func allGone() -> Feed {
    Feed(
      dependencies: .init(
        one: log,
        two: log))
  }

  func sameLine() -> Feed {
    Feed(dependencies: .init(first: 1, second: 2,
      third: 3, old: 4))
  }
}
