import Foundation

final class ClothLedger: Sendable {
  static let shared = ClothLedger()
  func metres() -> Int { 44 }
}

final class SailLoft {
  let text: String

  init(name: String) { text = "plain \(name)" }

  init(name: String, size: Int = 3) { text = "sized \(name) \(size)" }

  func cloth() -> String { "\(text), \(ClothLedger.shared.metres())" }
}
