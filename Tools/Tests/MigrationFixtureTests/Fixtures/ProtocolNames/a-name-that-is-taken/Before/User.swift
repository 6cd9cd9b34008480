final class KingbirdUser {
  init() {}

  func use() {
    KingbirdAPI.shared.a()
  }
}
