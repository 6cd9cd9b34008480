final class API: @unchecked Sendable {
  static let shared = API()
  var count = 0
  func send(_ text: String) { count += 1; print("api", count, text) }
}

final class Store {
  struct Dependencies {
    var makeRow: (Int) -> Row
    static var live: Self { .init(makeRow: { Row(id: $0, dependencies: .live) }) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func add(_ id: Int) { dependencies.makeRow(id).show() }
}
final class Row {
  struct Dependencies {
    var api: API
    static var live: Self { .init(api: .shared) }
  }
  let id: Int
  private let dependencies: Dependencies
  init(id: Int, dependencies: Dependencies) {
    self.id = id
    self.dependencies = dependencies
  }
  func show() { dependencies.api.send("row \(id)") }
}
final class Home {
  struct Dependencies {
    var store: Store
    static var live: Self { .init(store: Store(dependencies: .live)) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func run() { dependencies.store.add(1) }
}
