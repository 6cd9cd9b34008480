protocol HempPressProtocol: Sendable {
  func press(_ metres: Int) -> Int
}

final class HempPress: Sendable {
  static let shared = HempPress()
  func press(_ metres: Int) -> Int { metres / 2 }
}

extension HempPress: HempPressProtocol {}

final class RopeWalk {
  struct Dependencies {
    var hempPress: any HempPressProtocol

    static var defaultDependencies: Self {
      Self(hempPress: HempPress.shared)
    }
  }

  let dependencies: Dependencies

  let metres: Int

  init(metres: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.metres = metres
  }

  func make() -> Int { dependencies.hempPress.press(metres) }
}
