import Foundation

struct BaggageTag {
  struct Dependencies {
    var makeUUID: @Sendable () -> UUID

    static var defaultDependencies: Self {
      Self(makeUUID: { UUID() })
    }
  }

  let id: UUID
  let flight: String

  init(flight: String, dependencies: Dependencies = .defaultDependencies) {
    self.flight = flight
    id = dependencies.makeUUID()
  }

  func isFor(_ flight: String) -> Bool { self.flight == flight && !id.uuidString.isEmpty }
}
