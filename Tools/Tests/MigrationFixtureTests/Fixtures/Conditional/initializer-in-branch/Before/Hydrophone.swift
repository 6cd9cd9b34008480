final class SeaState: Sendable {
  static let shared = SeaState()
  let waves = 3
}

final class Hydrophone {
  let depth: Int

  #if HYDROPHONE_DEEP
    init() {
      depth = 900
    }
  #else
    init() {
      depth = 30
    }
  #endif

  func noise() -> Int { SeaState.shared.waves * depth }
}
