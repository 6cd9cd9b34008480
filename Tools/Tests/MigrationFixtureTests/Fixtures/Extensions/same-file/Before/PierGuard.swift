protocol Guarding {
  func challenge(_ name: String) -> String
}

final class PassRegister: Sendable {
  static let shared = PassRegister()
  func isKnown(_ name: String) -> Bool { name == "Ada" }
}

final class PierGuard {
  private let pier: Int

  init(pier: Int) {
    self.pier = pier
  }
}

// MARK: - Guarding

extension PierGuard: Guarding {
  func challenge(_ name: String) -> String {
    PassRegister.shared.isKnown(name) ? "pier \(pier), \(name)" : "halt"
  }
}

private extension PierGuard {
  var isAlone: Bool { !PassRegister.shared.isKnown("anybody") }
}

func pierState() -> Bool { PierGuard(pier: 2).isAlone }
