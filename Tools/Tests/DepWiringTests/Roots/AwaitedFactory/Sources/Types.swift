@MainActor final class Detail {
  struct Dependencies { var log: Log }
  init(_ id: Int, dependencies: Dependencies) { print("Detail \(id)") }
}
final class Log: Sendable { init() {} }
actor Worker {
  struct Dependencies {
    var makeDetail: @Sendable (Int) async -> Detail
    var makeLog: @Sendable () async throws -> Log
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func run() async throws {
    _ = await dependencies.makeDetail(1)
    _ = try await dependencies.makeLog()
  }
}
