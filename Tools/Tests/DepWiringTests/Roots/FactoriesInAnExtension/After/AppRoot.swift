import DepStructs

@MainActor final class AppRoot {
  private lazy var log = Log()

  lazy var rooms = PerKey { [log] (name: String) in
    Allocator(.shared) { Room(name, dependencies: .init(log: log)) }
  }

  func makeDetail(_ id: Int) -> Detail {
    Detail(id, dependencies: .init(log: log))
  }
}
