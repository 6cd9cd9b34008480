import Foundation

final class WaxSeal: Sendable {
  static let shared = WaxSeal()

  func imprint() -> String { "lion" }
}

final class SealedEnvelope {
  private let text: String

  private init(text: String) { self.text = text }

  static func make(_ text: String) -> SealedEnvelope { SealedEnvelope(text: text) }

  func front() -> String { "\(text) [\(WaxSeal.shared.imprint())]" }
}
