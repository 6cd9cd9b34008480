final class PunchCard: Sendable {
  static let shared = PunchCard()
  func mark(_ row: Int, column: Int, ink: String) -> String { "\(row)\(column)\(ink)" }
}

final class TicketPunch {
  func punch() -> String {
    let card = PunchCard.shared.mark(1,
                                     column: 2,
                                     ink: "red")
    return card + PunchCard.shared.mark(
      3, column: 4, ink: "blue")
  }
}
