enum Dial6195 {
  nonisolated(unsafe) static var angle = 0
}

final class Knob6195 {
  struct Dependencies {
    var setAngle: @Sendable (Int) -> Void

    static var defaultDependencies: Self {
      Self(setAngle: { Dial6195.angle = $0 })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func turn() { dependencies.setAngle(3) }

  static func reset() { Dial6195.angle = 0 }
}
