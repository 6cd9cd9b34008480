final class KilldeerUser {
  init() {}

  func use() {
    KilldeerAPI.shared.a()
    _ = KilldeerAPI.shared.with()
  }
}
