final class GroveMap: Sendable {
  static let shared = GroveMap()
  func paths() -> Int { 3 }
}

final class GroveBook: Sendable {
  static let shared = GroveBook()
  func pages() -> Int { 40 }
}

final class GroveRanger {
  init() {}
  func walk() -> Int { GroveMap.shared.paths() + GroveBook.shared.pages() }
}

final class GroveVisitor {
  init() {}
  func walk() -> Int { GroveBook.shared.pages() - GroveMap.shared.paths() }
}
