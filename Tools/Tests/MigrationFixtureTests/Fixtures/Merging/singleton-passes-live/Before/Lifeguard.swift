import DepStructs
import Foundation

final class SeaFlags: Sendable {
  static let shared = SeaFlags()
  func colour() -> String { "yellow" }
}

final class Lifeguard: Sendable {
  static let shared = Lifeguard()
  static let trainee: Lifeguard = .init(tower: 2)

  let tower: Int

  init(tower: Int = 1) { self.tower = tower }

  func watch() -> String { "\(tower): \(SeaFlags.shared.colour())" }
}
