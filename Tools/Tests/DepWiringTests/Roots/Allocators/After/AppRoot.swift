import DepStructs

@MainActor final class AppRoot {
  private lazy var api = API()
  private lazy var images = Allocator(.shared) { [api] in Images(dependencies: .init(api: api)) }

  private lazy var rooms = PerKey { [api] (id: Room.ID) in
    Allocator(.shared) { Room(id, dependencies: .init(api: api)) }
  }

  private lazy var player = Player()
  lazy var screen = Screen(
    dependencies: .init(
      images: { [images] in images() },
      makeRow: { [api] id in Row(id, dependencies: .init(api: api)) },
      room: { [rooms] id in rooms[id]() }, player: { [unowned self] in player },
      again: { [unowned self] in player }))
}
