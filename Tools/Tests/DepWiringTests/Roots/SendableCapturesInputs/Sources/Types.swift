protocol API: Sendable {}
final class NetworkAPI: API { init() {} }
final class Cache: Sendable { init() {} }
final class Row: Sendable {
  struct Dependencies {
    var api: any API
    var cache: Cache
  }
  init(dependencies: Dependencies) {}
}
@MainActor final class List {
  struct Dependencies { var makeRow: @Sendable () -> Row }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
