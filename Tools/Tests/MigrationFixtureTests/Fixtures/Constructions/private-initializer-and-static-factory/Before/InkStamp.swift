final class SealRegister: Sendable {
  static let shared = SealRegister()
  func seal(_ text: String) -> String { "<\(text)>" }
}

final class InkStamp {
  static func make(_ text: String) -> InkStamp { InkStamp(text: text) }

  private let text: String

  private init(text: String) {
    self.text = text
  }

  func press() -> String { SealRegister.shared.seal(text) }
}

final class RegistryClerk {
  init() {}
  func work() -> String { InkStamp.make("deed").press() }
}
