final class HempPress: Sendable {
  static let shared = HempPress()
  func press(_ metres: Int) -> Int { metres / 2 }
}

final class RopeWalk {
  let metres: Int

  init(metres: Int) { self.metres = metres }

  func make() -> Int { HempPress.shared.press(metres) }
}
