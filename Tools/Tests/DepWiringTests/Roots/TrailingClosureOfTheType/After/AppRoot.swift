@MainActor final class AppRoot {
  private let log = Log()

  func makeFeed() -> Feed {
    Feed(dependencies: .init(log: log)) { print("end") }
  }

  func makeInOneLine() -> Feed { Feed(dependencies: .init(log: log)) { print("end of one") } }
}
