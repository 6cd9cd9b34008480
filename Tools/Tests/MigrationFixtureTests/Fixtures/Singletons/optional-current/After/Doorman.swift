import Foundation

final class PartySession {
  nonisolated(unsafe) static var current: PartySession?
  let host: String

  init(host: String) { self.host = host }
}

final class Doorman {
  struct Dependencies {
    var partySession: @Sendable () -> PartySession?

    static var defaultDependencies: Self {
      Self(partySession: { PartySession.current })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func ask() -> String {
    guard let session = dependencies.partySession() else { return "closed" }
    return "\(session.host) and \(dependencies.partySession()?.host ?? "nobody")"
  }
}
