import Foundation

final class BasaltState: @unchecked Sendable {
  struct Dependencies {
    var fileManager: FileManager
    var makeBasaltSlideoutController: @Sendable () -> BasaltSlideoutController
    var makeBasaltShaft: @Sendable () -> BasaltShaft
    var first: @Sendable () -> BasaltLamp

    static var defaultDependencies: Self {
      Self(
        fileManager: FileManager.default,
        makeBasaltSlideoutController: { BasaltSlideoutController() },
        makeBasaltShaft: { BasaltShaft() },
        first: { BasaltLamps.first() })
    }
  }

  private let dependencies: Dependencies

  static let shared = BasaltState(pit: BasaltPit())

  let pit: BasaltPit
  let slideout: BasaltSlideoutController
  let shaft: BasaltShaft
  let lamp: BasaltLamp
  var depth: Int { dependencies.fileManager.currentDirectoryPath.isEmpty ? 0 : 3 }

  let width = 2

  init(pit: BasaltPit, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.pit = pit
    slideout = dependencies.makeBasaltSlideoutController()
    shaft = dependencies.makeBasaltShaft()
    lamp = dependencies.first()
  }
}

final class BasaltPit {
  struct Dependencies {
    var basaltState: @Sendable () -> BasaltState

    static var defaultDependencies: Self {
      Self(basaltState: { BasaltState.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func look() -> Int {
    let state = dependencies.basaltState()
    return state.depth + state.width
  }
}

final class BasaltSlideoutController {
  struct Dependencies {
    var basaltState: @Sendable () -> BasaltState

    static var defaultDependencies: Self {
      Self(basaltState: { BasaltState.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func slide() -> Int {
    let state = dependencies.basaltState()
    return state.depth - state.width
  }
}

class BasaltTunnel {
  struct Dependencies {
    var basaltRail: BasaltRail

    static var defaultDependencies: Self {
      Self(basaltRail: BasaltRail())
    }
  }

  private let dependencies: Dependencies

  let rail: BasaltRail

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    rail = dependencies.basaltRail
  }
}

final class BasaltShaft: BasaltTunnel {}

final class BasaltRail {
  struct Dependencies {
    var basaltState: @Sendable () -> BasaltState

    static var defaultDependencies: Self {
      Self(basaltState: { BasaltState.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func run() -> Int {
    let state = dependencies.basaltState()
    return state.depth * state.width
  }
}

enum BasaltLamps {
  static func first() -> BasaltLamp { BasaltLamp() }
}

final class BasaltLamp {
  struct Dependencies {
    var basaltState: @Sendable () -> BasaltState

    static var defaultDependencies: Self {
      Self(basaltState: { BasaltState.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func shine() -> Int {
    let state = dependencies.basaltState()
    return state.depth + 2 * state.width
  }
}
