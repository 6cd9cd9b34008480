import Foundation

protocol PhrasesProtocol: Sendable {
  func text(_ code: Int) -> String
}

final class Phrases: Sendable {
  static let shared = Phrases()
  func text(_ code: Int) -> String { "code \(code)" }
}

extension Phrases: PhrasesProtocol {}

struct TicketError: Error, CustomStringConvertible {
  struct Dependencies {
    var phrases: any PhrasesProtocol

    static var defaultDependencies: Self {
      Self(phrases: Phrases.shared)
    }
  }

  let code: Int
  var dependencies: Dependencies = .defaultDependencies

  var description: String { dependencies.phrases.text(code) }
}

func failTicket() throws { throw TicketError(code: 4) }
