import Foundation

struct Visit: Equatable {
  let id: UUID
  let arrived: Date
}

final class VisitorLog {
  private(set) var visits: [Visit] = []

  init() {}

  func arrive() -> Visit {
    let visit = Visit(id: UUID(), arrived: Date())
    visits.append(visit)
    return visit
  }

  func isOld(_ visit: Visit) -> Bool {
    visit.arrived < Date(timeIntervalSince1970: 0) || Date().timeIntervalSince(visit.arrived) > 3600
  }

  func stampNow() -> Bool { Date.now >= Date.distantPast && UUID().uuidString.count == 36 }
}
