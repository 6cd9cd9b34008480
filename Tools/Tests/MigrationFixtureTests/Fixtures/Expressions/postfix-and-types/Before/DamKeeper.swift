class Sluice {
  func open() -> Int { 5 }
}

final class DamControl: @unchecked Sendable {
  static let shared = DamControl()
  let sluice: Sluice? = Sluice()
  let parts: [String: Any] = ["gate": 7]
  func level() -> Int { 3 }
}

final class DamKeeper {
  init() {}

  func work() -> [Int] {
    let open = DamControl.shared.sluice?.open() ?? 0
    let gate = DamControl.shared.parts["gate"] as! Int
    let forced = DamControl.shared.sluice!.open()
    let typed: Int = DamControl.shared.level()
    let inParentheses = (DamControl.shared.level())
    return [open, gate, forced, typed, inParentheses, [DamControl.shared.level()].first ?? 0]
  }
}
