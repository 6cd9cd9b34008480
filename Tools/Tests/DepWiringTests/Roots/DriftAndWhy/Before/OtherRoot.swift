@MainActor final class OtherRoot {
  private let log = Log()

  func makeRow() -> Row { Row(3, dependencies: .init(log: log)) }
}
