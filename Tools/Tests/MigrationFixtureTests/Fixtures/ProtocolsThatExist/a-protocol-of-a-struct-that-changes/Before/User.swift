final class MagpieUser {
  init() {}

  func use() {
    MagpieAPI.shared.a("b")
  }
}
