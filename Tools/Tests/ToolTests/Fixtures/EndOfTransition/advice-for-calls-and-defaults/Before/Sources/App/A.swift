final class API: @unchecked Sendable {
  static let shared = API()
  var count = 0
  func send(_ text: String) { count += 1; print("api", count, text) }
}

final class Store {
  struct Dependencies {
    var api: API
    static var live: Self { .init(api: .shared) }
  }
  let capacity: Int
  private let dependencies: Dependencies
  init(capacity: Int = 3, dependencies: Dependencies = .live) {
    self.capacity = capacity
    self.dependencies = dependencies
  }
  func run() { dependencies.api.send("store \(capacity)") }
}
final class Cell {
  struct Dependencies {
    var api: API
    static var live: Self { .init(api: .shared) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func run() { dependencies.api.send("cell") }
}
final class Editor {
  private let cell: Cell
  init(cell: Cell = Cell()) { self.cell = cell }
  func run() { cell.run() }
}
