import Foundation

final class BasaltState: @unchecked Sendable {
  struct Dependencies {
    var fileManager: @Sendable () -> FileManager
    var makeBasaltSlideoutController: @Sendable () -> BasaltSlideoutController

    static var defaultDependencies: Self {
      Self(
        fileManager: { FileManager.default },
        makeBasaltSlideoutController: { BasaltSlideoutController() })
    }
  }

  private let dependencies: Dependencies

  static let shared = BasaltState(pit: BasaltPit())

  let pit: BasaltPit
  let slideout: BasaltSlideoutController
  var depth: Int { dependencies.fileManager().currentDirectoryPath.isEmpty ? 0 : 3 }

  let width = 2

  init(pit: BasaltPit, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.pit = pit
    slideout = dependencies.makeBasaltSlideoutController()
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
