final class Log: Sendable {
  init() {}
}

struct User: Sendable {
  var name: String
}

/// Needs nothing of a session, so that two sessions have the same room.
final class Room: Sendable {
  struct Dependencies: Sendable {
    var log: Log
  }

  let id: Int

  init(_ id: Int, dependencies: Dependencies) { self.id = id }
}

/// Needs the user, so that each session has its own.
final class Seat: Sendable {
  struct Dependencies: Sendable {
    var user: User
  }

  let id: Int

  init(_ id: Int, dependencies: Dependencies) { self.id = id }
}

@MainActor
final class Lobby {
  struct Dependencies {
    var room: @Sendable (Int) -> Room
    var seat: @Sendable (Int) -> Seat
  }

  let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
