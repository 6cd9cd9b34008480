import Foundation

protocol Weighing: Sendable {
  func grams(_ substance: String) -> Int
}

final class Scales: Weighing, Sendable {
  static let shared = Scales()

  func grams(_ substance: String) -> Int { substance.count }
  func calibrate() {}
}

final class Chemist {
  func mix() -> Int { Scales.shared.grams("salt") + Scales.shared.grams("soda") }
}
