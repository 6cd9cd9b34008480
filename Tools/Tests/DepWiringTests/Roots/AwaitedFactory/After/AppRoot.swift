@MainActor final class AppRoot {
  private lazy var log = Log()

  func makeWorker() -> Worker {
    Worker(
      dependencies: .init(
        makeDetail: { [log] id in await Detail(id, dependencies: .init(log: log)) },
        makeLog: { Log() }))
  }
}
