import Foundation

final class SandPit: Sendable {
  static let shared = SandPit()
  func buckets() -> Int { 8 }
}

final class Glassblower {
  func blow() -> Int { SandPit.shared.buckets() / 2 }
}
