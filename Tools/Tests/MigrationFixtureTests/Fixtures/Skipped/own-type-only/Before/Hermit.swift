import Foundation

final class Hermit: Sendable {
  static let shared = Hermit()

  func isAlone() -> Bool { self === Hermit.shared }
}
