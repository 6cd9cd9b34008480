final class API: @unchecked Sendable {
  static let shared = API()
  var count = 0
  func send(_ text: String) { count += 1; print("api", count, text) }
}

final class Row {
  struct Dependencies {
    var api: API
    static var live: Self { .init(api: .shared) }
  }
  let path: String
  let title: String
  private let dependencies: Dependencies
  init(path: String = "/", title: String = "none", dependencies: Dependencies = .live) {
    self.path = path
    self.title = title
    self.dependencies = dependencies
  }
  func show() { dependencies.api.send("\(path) \(title)") }
}

final class Page {
  struct Dependencies {
    var makeRow: (String) -> Row
    static var live: Self { .init(makeRow: { Row(title: $0) }) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func show() { dependencies.makeRow("hello").show() }
}

final class List {
  struct Dependencies {
    var makeRow: (String) -> Row
    static var live: Self { .init(makeRow: { Row(title: $0) }) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func show() { dependencies.makeRow("hello").show() }
}

final class Grid {
  struct Dependencies {
    var makeRow: (String) -> Row
    static var live: Self { .init(makeRow: { Row(title: $0) }) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func show() { dependencies.makeRow("hello").show() }
}
