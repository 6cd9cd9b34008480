import Foundation

final class PartySession {
  nonisolated(unsafe) static var current: PartySession?
  let host: String

  init(host: String) { self.host = host }
}

final class Doorman {
  func ask() -> String {
    guard let session = PartySession.current else { return "closed" }
    return "\(session.host) and \(PartySession.current?.host ?? "nobody")"
  }
}
