@MainActor final class AppRoot {
  private lazy var log = Log()

  func makeHome() -> Home {
    Home(dependencies: .init(log: log, makeDetail: { [self] id in makeDetail(id) }))
  }

  private func makeDetail(_ id: Int) -> Detail {
    Detail(id, dependencies: .init(makeHome: { [self] in makeHome() }))
  }
}
