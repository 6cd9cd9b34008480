final class PittaUser {
  init() {}

  func use() {
    PittaAPI.shared.a()
  }
}
