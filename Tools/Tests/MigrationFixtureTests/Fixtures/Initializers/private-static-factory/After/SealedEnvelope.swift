import Foundation

protocol WaxSealProtocol: Sendable {
  func imprint() -> String
}

final class WaxSeal: Sendable {
  static let shared = WaxSeal()

  func imprint() -> String { "lion" }
}

extension WaxSeal: WaxSealProtocol {}

final class SealedEnvelope {
  struct Dependencies {
    var waxSeal: any WaxSealProtocol

    static var defaultDependencies: Self {
      Self(waxSeal: WaxSeal.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  private let text: String

  private init(text: String) { self.text = text }

  static func make(_ text: String) -> SealedEnvelope { SealedEnvelope(text: text) }

  func front() -> String { "\(text) [\(dependencies.waxSeal.imprint())]" }
}
