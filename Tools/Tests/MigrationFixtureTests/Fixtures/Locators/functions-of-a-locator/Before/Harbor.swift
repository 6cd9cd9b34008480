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
  func open(_ server: HarborServer4475) -> String {
    Injector.log.info("opens")
    Injector.log.level = 2
    Injector.note("open")
    return Injector.api(for: server)?.call() ?? "no api"
  }

  func count() -> Int { Injector.note("counts") }

  func load() async throws -> String {
    try await Injector.load("a").call()
      + Injector.load("b", times: 2).call()
  }

  func make() -> Int { Injector.made { 3 } }
}
