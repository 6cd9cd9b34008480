final class Database: Sendable {
  struct Dependencies { var path: String }
  init(dependencies: Dependencies) async throws {}
}
final class FeedStore: Sendable {
  struct Dependencies { var database: Database }
  init(dependencies: Dependencies) {}
}
actor Indexer {
  struct Dependencies { var database: @Sendable () async throws -> Database }
  init(dependencies: Dependencies) {}
}
final class Checked {
  init?() { return nil }
}
final class Checker {
  struct Dependencies { var checked: Checked }
  init(dependencies: Dependencies) {}
}
