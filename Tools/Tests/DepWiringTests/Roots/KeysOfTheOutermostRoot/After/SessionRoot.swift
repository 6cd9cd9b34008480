import DepStructs

@MainActor
final class SessionRoot {
  struct Dependencies {
    var user: User
  }

  private let app: AppRoot
  private let dependencies: Dependencies

  init(app: AppRoot, dependencies: Dependencies) {
    self.app = app
    self.dependencies = dependencies
  }

  private lazy var seats = PerKey { [user = dependencies.user] (id: Int) in
    Allocator(.shared) { Seat(id, dependencies: .init(user: user)) }
  }

  func makeLobby() -> Lobby {
    Lobby(
      dependencies: .init(
        room: { [rooms = app.rooms] id in rooms[id]() }, seat: { [seats] id in seats[id]() }))
  }
}
