import DepStructs

@MainActor
final class AppRoot {
  private lazy var rooms = PerKey { (id: ID) in
    Allocator(.shared) { Room(id: id, dependencies: .init()) }
  }

  func makeOne() -> One { One(dependencies: .init(room: { [rooms] id in rooms[id]() })) }
  func makeTwo() -> Two { Two(dependencies: .init()) }
}
