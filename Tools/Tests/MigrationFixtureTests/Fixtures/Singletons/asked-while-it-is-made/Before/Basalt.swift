import Foundation

final class BasaltState: @unchecked Sendable {
  static let shared = BasaltState(pit: BasaltPit())

  let pit: BasaltPit
  let slideout: BasaltSlideoutController
  let shaft: BasaltShaft
  let lamp: BasaltLamp
  var depth: Int { FileManager.default.currentDirectoryPath.isEmpty ? 0 : 3 }

  let width = 2

  init(pit: BasaltPit) {
    self.pit = pit
    slideout = BasaltSlideoutController()
    shaft = BasaltShaft()
    lamp = BasaltLamps.first()
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

class BasaltTunnel {
  let rail = BasaltRail()
}

final class BasaltShaft: BasaltTunnel {}

final class BasaltRail {
  func run() -> Int {
    let state = BasaltState.shared
    return state.depth * state.width
  }
}

enum BasaltLamps {
  static func first() -> BasaltLamp { BasaltLamp() }
}

final class BasaltLamp {
  func shine() -> Int {
    let state = BasaltState.shared
    return state.depth + 2 * state.width
  }
}
