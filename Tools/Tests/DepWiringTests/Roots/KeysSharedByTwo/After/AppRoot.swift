import DepStructs

@MainActor final class AppRoot {
  private lazy var rooms = PerKey { (name: String) in
    Allocator(.shared) { Room(name, dependencies: .init()) }
  }

  func makeOne() -> One { One(dependencies: .init(room: { [rooms] name in rooms[name]() })) }
  func makeTwo() -> Two { Two(dependencies: .init(room: { [rooms] name in rooms[name]() })) }
}
