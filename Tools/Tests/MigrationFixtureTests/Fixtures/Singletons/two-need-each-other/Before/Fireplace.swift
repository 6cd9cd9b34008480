import Foundation

final class Fireplace: Sendable {
  static let shared = Fireplace()

  func burn(_ logs: Int) -> String { logs == 0 ? "ash" : Chimney.shared.draw(logs) }
}

final class Chimney: Sendable {
  static let shared = Chimney()

  func draw(_ logs: Int) -> String { "puff " + Fireplace.shared.burn(logs - 1) }
}
