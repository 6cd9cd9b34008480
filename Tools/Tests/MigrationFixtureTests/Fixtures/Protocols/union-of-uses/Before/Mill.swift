final class Miller {
  init() {}
  func grind() -> Int { GrainSilo.shared.wheat() * 2 }
}
