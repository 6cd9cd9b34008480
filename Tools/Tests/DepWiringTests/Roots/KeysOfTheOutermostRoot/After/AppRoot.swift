import DepStructs

@MainActor
final class AppRoot {
  private lazy var log = Log()

  lazy var rooms = PerKey { [log] (id: Int) in
    Allocator(.shared) { Room(id, dependencies: .init(log: log)) }
  }
}
