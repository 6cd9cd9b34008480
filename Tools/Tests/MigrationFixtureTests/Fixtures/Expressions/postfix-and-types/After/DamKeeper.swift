class Sluice {
  func open() -> Int { 5 }
}

protocol DamControlProtocol: Sendable {
  var sluice: Sluice? { get }
  var parts: [String: Any] { get }
  func level() -> Int
}

final class DamControl: @unchecked Sendable {
  static let shared = DamControl()
  let sluice: Sluice? = Sluice()
  let parts: [String: Any] = ["gate": 7]
  func level() -> Int { 3 }
}

extension DamControl: DamControlProtocol {}

final class DamKeeper {
  struct Dependencies {
    var damControl: any DamControlProtocol

    static var defaultDependencies: Self {
      Self(damControl: DamControl.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func work() -> [Int] {
    let open = dependencies.damControl.sluice?.open() ?? 0
    let gate = dependencies.damControl.parts["gate"] as! Int
    let forced = dependencies.damControl.sluice!.open()
    let typed: Int = dependencies.damControl.level()
    let inParentheses = (dependencies.damControl.level())
    return [open, gate, forced, typed, inParentheses, [dependencies.damControl.level()].first ?? 0]
  }
}
