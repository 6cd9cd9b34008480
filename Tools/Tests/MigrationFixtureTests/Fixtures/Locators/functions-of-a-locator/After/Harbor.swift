final class HarborServer4475: Sendable {
  let name: String
  init(name: String) { self.name = name }
}

final class HarborApi4475 {
  let name: String
  init(name: String) { self.name = name }
  func call() -> String { "calls \(name)" }
}

final class HarborLog4475 {
  private(set) var lines: [String] = []
  var level = 0
  func info(_ line: String) { lines.append(line) }
}

final class HarborEnvironment4475 {
  let log = HarborLog4475()

  func api(for server: HarborServer4475) -> HarborApi4475? {
    server.name.isEmpty ? nil : HarborApi4475(name: server.name)
  }

  func load(_ name: String, times: Int = 1) async throws -> HarborApi4475 {
    HarborApi4475(name: String(repeating: name, count: times))
  }

  @discardableResult func note(_ line: String) -> Int {
    log.info(line)
    return log.lines.count
  }

  func made<Value>(_ make: () -> Value) -> Value { make() }
}

nonisolated(unsafe) private let underlying4475 = HarborEnvironment4475()

var Injector: HarborEnvironment4475 { underlying4475 }

final class HarborOffice4475 {
  struct Dependencies {
    var log: @Sendable () -> HarborLog4475
    var note: @Sendable (String) -> Void
    var api: @Sendable (HarborServer4475) -> HarborApi4475?
    var noteResult: @Sendable (String) -> Int
    var load: @Sendable (String) async throws -> HarborApi4475
    var loadTimes: @Sendable (_ name: String, _ times: Int) async throws -> HarborApi4475

    static var defaultDependencies: Self {
      Self(
        log: { Injector.log },
        note: { _ = Injector.note($0) },
        api: { Injector.api(for: $0) },
        noteResult: { Injector.note($0) },
        load: { try await Injector.load($0) },
        loadTimes: { try await Injector.load($0, times: $1) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func open(_ server: HarborServer4475) -> String {
    dependencies.log().info("opens")
    dependencies.log().level = 2
    dependencies.note("open")
    return dependencies.api(server)?.call() ?? "no api"
  }

  func count() -> Int { dependencies.noteResult("counts") }

  func load() async throws -> String {
    try await dependencies.load("a").call()
      + dependencies.loadTimes("b", 2).call()
  }

  func make() -> Int { Injector.made { 3 } }
}
