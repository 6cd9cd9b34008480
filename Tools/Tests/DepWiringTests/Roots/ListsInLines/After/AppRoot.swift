@MainActor final class AppRoot {
  lazy var log = Log()
  lazy var api = API()

  func trailingComma() -> Feed {
    Feed(
      dependencies: .init(
        api: api,
        first: 1,
        second: 2,
        third: 3,
        log: log,
      )
    )
  }

  func comments() -> Feed {
    Feed(
      dependencies: .init(
        api: api,
        // The first.
        first: 1,  // one
        /* between */
        second: 2,
        third: 3,  // the last
        log: log
      ))
  }

  func severalInALine() -> Feed {
    Feed(
      dependencies: .init(
        api: api,
        first: 1, second: 2,
        third: 3, log: log))
  }

  func renamed() -> Feed {
    Feed(
      dependencies: .init(
        api: api,
        first: 1,
        second: 2,
        third: 3,
        log: log))
  }

  func allGone() -> Feed {
    Feed(
      dependencies: .init(api: api, log: log))
  }

  func sameLine() -> Feed {
    Feed(dependencies: .init(api: api, first: 1, second: 2,
      third: 3, log: log))
  }
}
