final class Log { let name = "log" }
final class Store {
  struct Dependencies { var log: Log }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
final class Screen {
  struct Dependencies {
    var store: Store
    var makeRow: (Int) -> Row
  }
  let id: Int
  let dependencies: Dependencies
  init(id: Int, dependencies: Dependencies) {
    self.id = id
    self.dependencies = dependencies
  }
}
final class Row {
  struct Dependencies { var log: Log }
  let text: String
  init(_ number: Int, dependencies: Dependencies) { text = dependencies.log.name + " \(number)" }
}
/// Its default stays until the transition ends.
final class Settings {
  struct Dependencies {
    var log: Log
    static var live: Self { Self(log: Log()) }
  }
  init(dependencies: Dependencies = .live) {}
}
