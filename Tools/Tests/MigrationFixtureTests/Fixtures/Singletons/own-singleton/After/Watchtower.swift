import Foundation

protocol SignalFireProtocol: Sendable {
  func light() -> String
}

final class SignalFire: Sendable {
  static let shared = SignalFire()
  func light() -> String { "smoke" }
}

extension SignalFire: SignalFireProtocol {}

final class Watchtower: Sendable {
  struct Dependencies {
    var signalFire: any SignalFireProtocol

    static var defaultDependencies: Self {
      Self(signalFire: SignalFire.shared)
    }
  }

  private let dependencies: Dependencies

  static let shared = Watchtower(name: "main")
  let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
  }

  func relay() -> String {
    if self === Watchtower.shared { return dependencies.signalFire.light() }
    return "to " + Self.shared.name
  }
}
