import Foundation

struct Visit: Equatable {
  let id: UUID
  let arrived: Date
}

final class VisitorLog {
  struct Dependencies {
    var makeUUID: @Sendable () -> UUID
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(makeUUID: { UUID() }, now: { Date() })
    }
  }

  private let dependencies: Dependencies

  private(set) var visits: [Visit] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func arrive() -> Visit {
    let visit = Visit(id: dependencies.makeUUID(), arrived: dependencies.now())
    visits.append(visit)
    return visit
  }

  func isOld(_ visit: Visit) -> Bool {
    visit.arrived < Date(timeIntervalSince1970: 0) || dependencies.now().timeIntervalSince(visit.arrived) > 3600
  }

  func stampNow() -> Bool { dependencies.now() >= Date.distantPast && dependencies.makeUUID().uuidString.count == 36 }
}
