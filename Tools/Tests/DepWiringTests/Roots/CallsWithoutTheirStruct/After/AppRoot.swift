@MainActor
final class AppRoot {
  private lazy var log = Log()
  private lazy var store = Store(dependencies: .init(log: log))

  func makeScreen(id: Int) -> Screen {
    Screen(id: id, dependencies: .init(store: store, makeRow: makeRow))
  }

  private func makeRow(_ number: Int) -> Row {
    Row(number, dependencies: .init(log: log))
  }

  func makeSettings() -> Settings { Settings() }
}
