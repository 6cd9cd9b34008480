struct Log: Sendable { func log(_ s: String) { print(s) } }
final class API {
  nonisolated(unsafe) static let shared = API(name: "main")
  nonisolated(unsafe) static let backup = API(name: "backup")
  struct Dependencies {
    var log: Log
    static var live: Self { Self(log: Log()) }
  }
  private let dependencies: Dependencies
  let name: String
  init(name: String, dependencies: Dependencies = .live) { self.name = name; self.dependencies = dependencies }
  func get() { dependencies.log.log(name) }
}
final class Feed {
  struct Dependencies {
    var api: API
    var backup: API
    static var live: Self { Self(api: API.shared, backup: API.backup) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func show() { dependencies.api.get(); dependencies.backup.get() }
}
