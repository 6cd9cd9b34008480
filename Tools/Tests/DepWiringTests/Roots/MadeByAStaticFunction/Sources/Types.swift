final class Database: Sendable {
  private init() {}
  static func open() async throws -> Database { Database() }
}
final class Store {
  struct Dependencies { var database: Database }
  init(dependencies: Dependencies) {}
}
