import Foundation

final class Manor: Sendable {
  static let shared = Manor()
  let rooms: Int

  init(rooms: Int = 30) { self.rooms = rooms }
}

final class Butler {
  struct Dependencies {
    var manor: Manor

    static var defaultDependencies: Self {
      Self(manor: Manor.shared)
    }
  }

  private let dependencies: Dependencies

  private let employer: Manor

  init(employer: Manor, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.employer = employer
  }

  func isAtHome() -> Bool { employer === dependencies.manor }
}
