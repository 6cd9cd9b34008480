import Foundation

final class BasaltState: @unchecked Sendable {
  static let shared = BasaltState(pit: BasaltPit())

  let pit: BasaltPit
  let slideout: BasaltSlideoutController
  var depth: Int { FileManager.default.currentDirectoryPath.isEmpty ? 0 : 3 }

  let width = 2

  init(pit: BasaltPit) {
    self.pit = pit
    slideout = BasaltSlideoutController()
  }
}

final class BasaltPit {
  func look() -> Int {
    let state = BasaltState.shared
    return state.depth + state.width
  }
}

final class BasaltSlideoutController {
  func slide() -> Int {
    let state = BasaltState.shared
    return state.depth - state.width
  }
}
