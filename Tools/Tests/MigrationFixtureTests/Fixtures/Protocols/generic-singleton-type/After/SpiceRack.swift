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
  struct Dependencies {
    var jarStore: JarStore<Int>

    static var defaultDependencies: Self {
      Self(jarStore: SpiceShelf.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func look() -> String {
    "\(JarStore.spices.first() ?? "-") \(dependencies.jarStore.first() ?? 0)"
  }
}
