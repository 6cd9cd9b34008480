@MainActor final class AppRoot {
  private let log = Log()
  let name = "plain"

  func makePlain() -> Feed { Feed(dependencies: .init(name: name, log: log)) }

  func makeFromURL() -> Feed { Feed(dependencies: .init(url: "url", log: log)) }
}
