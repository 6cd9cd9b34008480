final class Store: Sendable { let name: String; init(_ name: String) { self.name = name } }
final class Cache: Sendable { let name: String; init(_ name: String) { self.name = name } }
final class Row: Sendable {
  struct Dependencies {
    var cache: Cache
    var files: Store
  }
  init(_ id: Int, dependencies: Dependencies) { print(dependencies.cache.name, dependencies.files.name) }
}
@MainActor final class List {
  struct Dependencies { var makeRow: @Sendable (Int) -> Row }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
