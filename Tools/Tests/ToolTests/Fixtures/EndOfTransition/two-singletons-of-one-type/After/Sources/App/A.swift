struct Log: Sendable { func log(_ s: String) { print(s) } }
final class API {
  nonisolated(unsafe) static let backup = API(name: "backup", dependencies: .live)
  struct Dependencies {
    var log: Log
    static var live: Self { Self(log: Log()) }
  }
  private let dependencies: Dependencies
  let name: String
  init(name: String, dependencies: Dependencies) { self.name = name; self.dependencies = dependencies }
  func get() { dependencies.log.log(name) }
}
final class Feed {
  struct Dependencies {
    var api: API
    var backup: API
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func show() { dependencies.api.get(); dependencies.backup.get() }
}
