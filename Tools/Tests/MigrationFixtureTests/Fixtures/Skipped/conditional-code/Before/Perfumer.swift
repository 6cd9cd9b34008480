import Foundation

final class RosePetals: Sendable {
  static let shared = RosePetals()
  func grams() -> Int { 40 }
}

final class MuskStore: Sendable {
  static let shared = MuskStore()
  func drops() -> Int { 2 }
}

final class Perfumer {
  func mix() -> Int {
    #if os(Windows)
      return MuskStore.shared.drops()
    #else
      return RosePetals.shared.grams()
    #endif
  }

  func sample() -> Int { RosePetals.shared.grams() / 10 }
}
