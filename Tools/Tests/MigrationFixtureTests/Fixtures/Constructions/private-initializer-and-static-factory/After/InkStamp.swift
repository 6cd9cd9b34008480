protocol SealRegisterProtocol: Sendable {
  func seal(_ text: String) -> String
}

final class SealRegister: Sendable {
  static let shared = SealRegister()
  func seal(_ text: String) -> String { "<\(text)>" }
}

extension SealRegister: SealRegisterProtocol {}

final class InkStamp {
  struct Dependencies {
    var sealRegister: any SealRegisterProtocol

    static var defaultDependencies: Self {
      Self(sealRegister: SealRegister.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  static func make(_ text: String) -> InkStamp { InkStamp(text: text) }

  private let text: String

  private init(text: String) {
    self.text = text
  }

  func press() -> String { dependencies.sealRegister.seal(text) }
}

final class RegistryClerk {
  init() {}
  func work() -> String { InkStamp.make("deed").press() }
}
