import DepStructs

final class ServerRoot {
  private lazy var log = Log()

  private lazy var handlers = PerKey { [log] (id: Int) in
    Allocator(.shared) { Handler(id, dependencies: .init(log: log)) }
  }

  func makeServer() -> Server {
    Server(
      dependencies: .init(
        log: log, handler: { [handlers] id in handlers[id]() },
        makeJob: { [log] name in Job(name: name, dependencies: .init(log: log)) }))
  }
}
