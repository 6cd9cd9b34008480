import Foundation

final class Manor: Sendable {
  static let shared = Manor()
  let rooms: Int

  init(rooms: Int = 30) { self.rooms = rooms }
}

final class Butler {
  private let employer: Manor

  init(employer: Manor) { self.employer = employer }

  func isAtHome() -> Bool { employer === Manor.shared }
}
