protocol FogBankProtocol: Sendable {
  func density() -> Int
}

final class FogBank: Sendable {
  static let shared = FogBank()
  func density() -> Int { 7 }
}

extension FogBank: FogBankProtocol {}

struct FogSiren {
  struct Dependencies {
    var fogBank: any FogBankProtocol

    static var defaultDependencies: Self {
      Self(fogBank: FogBank.shared)
    }
  }

  var pitch = 2
  var dependencies: Dependencies = .defaultDependencies

  #if HORN_WITH_LAMP
    var lamp = true
  #endif

  func blow() -> Int { dependencies.fogBank.density() * pitch }
}
