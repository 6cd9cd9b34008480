final class JarStore<Content: Sendable>: Sendable {
  let contents: [Content]

  init(_ contents: [Content]) {
    self.contents = contents
  }

  func first() -> Content? { contents.first }
}

extension JarStore where Content == String {
  static let spices = JarStore(["salt", "clove"])
}

final class SpiceShelf: Sendable {
  static let shared = JarStore<Int>([4, 5])
}

final class SpiceRack {
  init() {}

  func look() -> String {
    "\(JarStore.spices.first() ?? "-") \(SpiceShelf.shared.first() ?? 0)"
  }
}
