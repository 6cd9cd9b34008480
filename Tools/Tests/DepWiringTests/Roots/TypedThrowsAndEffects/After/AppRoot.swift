@MainActor final class AppRoot {
  private lazy var log = Log()

  func makeSearch() -> Search {
    Search(
      dependencies: .init(
        makeIndex: { [log] in try Index(dependencies: .init(log: log)) },
        makeLater: { [log] in try Index(dependencies: .init(log: log)) }))
  }
}
