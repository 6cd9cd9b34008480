import Foundation

protocol Grinding {
  func grind(_ herb: String) -> Int
}

final class Mortar: Grinding, Sendable {
  static let shared = Mortar()
  func grind(_ herb: String) -> Int { herb.count * 2 }
}

final class Apothecary {
  func prepare() -> Int { Mortar.shared.grind("sage") }
}
