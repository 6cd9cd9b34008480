final class Log: Sendable { init() {} }
final class Detail: Sendable {
  struct Dependencies: Sendable { var log: Log }
  init(_ id: Int, dependencies: Dependencies) { print("Detail", id) }
}
@MainActor final class List {
  struct Dependencies {
    var makeDetail: (Int) async throws -> Detail
    var makeOther: (Int) -> Detail
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
actor Search {
  struct Dependencies { var index: @Sendable () async -> Index }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
final class Index: Sendable { init() async { print("Index") } }
