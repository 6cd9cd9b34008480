final class PeacockUser {
  init() {}

  func use() {
    PeacockAPI.shared.a("b")
  }
}
