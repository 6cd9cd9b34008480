protocol Guarding {
  func challenge(_ name: String) -> String
}

protocol PassRegisterProtocol: Sendable {
  func isKnown(_ name: String) -> Bool
}

final class PassRegister: Sendable {
  static let shared = PassRegister()
  func isKnown(_ name: String) -> Bool { name == "Ada" }
}

extension PassRegister: PassRegisterProtocol {}

final class PierGuard {
  struct Dependencies {
    var passRegister: any PassRegisterProtocol

    static var defaultDependencies: Self {
      Self(passRegister: PassRegister.shared)
    }
  }

  private let dependencies: Dependencies

  private let pier: Int

  init(pier: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.pier = pier
  }
}

// MARK: - Guarding

extension PierGuard: Guarding {
  func challenge(_ name: String) -> String {
    dependencies.passRegister.isKnown(name) ? "pier \(pier), \(name)" : "halt"
  }
}

private extension PierGuard {
  var isAlone: Bool { !dependencies.passRegister.isKnown("anybody") }
}

func pierState() -> Bool { PierGuard(pier: 2).isAlone }
