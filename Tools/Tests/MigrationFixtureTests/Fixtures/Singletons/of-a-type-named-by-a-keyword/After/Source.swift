enum ServalSpace {
  final class `class`: Sendable {
    static let shared = `class`()
    func open() { print("open") }
  }
}

final class ServalSchool {
  struct Dependencies {
    var `class`: ServalSpace.`class`

    static var defaultDependencies: Self {
      Self(class: ServalSpace.`class`.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func open() { dependencies.class.open() }
}
