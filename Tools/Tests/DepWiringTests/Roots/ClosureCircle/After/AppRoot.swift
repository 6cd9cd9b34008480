@MainActor final class AppRoot {
  private lazy var log = Log()

  func makeHome() -> Home { Home(dependencies: .init(log: log, makeDetail: makeDetail)) }

  private func makeDetail(_ id: Int) -> Detail {
    Detail(id, dependencies: .init(makeHome: makeHome))
  }
}
