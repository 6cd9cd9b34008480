final class KakapoUser {
  init() {}

  func use() {
    KakapoAPI.shared.run()
  }
}
