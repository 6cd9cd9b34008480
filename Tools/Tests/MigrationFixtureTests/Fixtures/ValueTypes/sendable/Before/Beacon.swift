import Foundation

final class CoastGuard: Sendable {
  static let shared = CoastGuard()

  func frequency() -> Int { 16 }
}

struct Beacon: Sendable {
  let name: String

  func channel() -> String { "\(name) on \(CoastGuard.shared.frequency())" }
}
