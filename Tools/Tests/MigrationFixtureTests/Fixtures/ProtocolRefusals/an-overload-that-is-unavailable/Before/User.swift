final class PartridgeUser {
  init() {}

  func use() {
    PartridgeAPI.shared.a("b")
  }
}
