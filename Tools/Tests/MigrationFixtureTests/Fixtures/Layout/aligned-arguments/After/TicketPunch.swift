protocol PunchCardProtocol: Sendable {
  func mark(_ row: Int, column: Int, ink: String) -> String
}

final class PunchCard: Sendable {
  static let shared = PunchCard()
  func mark(_ row: Int, column: Int, ink: String) -> String { "\(row)\(column)\(ink)" }
}

extension PunchCard: PunchCardProtocol {}

final class TicketPunch {
  struct Dependencies {
    var punchCard: any PunchCardProtocol

    static var defaultDependencies: Self {
      Self(punchCard: PunchCard.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func punch() -> String {
    let card = dependencies.punchCard.mark(1,
                                           column: 2,
                                           ink: "red")
    return card + dependencies.punchCard.mark(
      3, column: 4, ink: "blue")
  }
}
