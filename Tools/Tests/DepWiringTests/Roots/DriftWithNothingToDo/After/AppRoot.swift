@MainActor final class AppRoot {
  private lazy var log = Log()

  func makeRow() -> Row { Row(dependencies: .init(log: log)) }
}
