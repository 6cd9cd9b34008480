import Foundation

final class Phrases: Sendable {
  static let shared = Phrases()
  func text(_ code: Int) -> String { "code \(code)" }
}

struct TicketError: Error, CustomStringConvertible {
  let code: Int

  var description: String { Phrases.shared.text(code) }
}

func failTicket() throws { throw TicketError(code: 4) }
