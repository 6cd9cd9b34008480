final class GrainSilo: Sendable {
  static let shared = GrainSilo()
  func rye() -> Int { 5 }
  func wheat() -> Int { 7 }
  func oats() -> Int { 1 }
}

final class Baker {
  init() {}
  func bake() -> Int { GrainSilo.shared.rye() + GrainSilo.shared.wheat() }
}
