@MainActor final class AppRoot {
  private let log = Log()

  func makeFeed() -> Feed {
    Feed(dependencies: .init()) { print("end") }
  }

  func makeInOneLine() -> Feed { Feed(dependencies: .init()) { print("end of one") } }
}
