@MainActor final class AppRoot {
  let style = Style(name: "dark")

  private lazy var log = Log()

  func makeFeed() -> Feed { Feed(dependencies: .init(makeDetail: makeDetail)) }

  private func makeDetail(_ id: Int) -> Detail {
    Detail(id, style: style, log: log, dependencies: .init(log: log))
  }
}
