@MainActor final class AppRoot {
  private let log = Log()

  func oneLine() -> Row { Row(dependencies: .init(log: log)) }

  func severalLines() -> Row {
    Row(
      dependencies: .init(log: log))
  }
}
