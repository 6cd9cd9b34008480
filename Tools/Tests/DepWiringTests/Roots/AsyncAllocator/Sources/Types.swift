final class Database: Sendable {
  struct Dependencies { var path: String }
  init(dependencies: Dependencies) async throws { print("opened \(dependencies.path)") }
}
actor Indexer {
  struct Dependencies { var database: @Sendable () async throws -> Database }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func run() async throws { _ = try await dependencies.database() }
}
