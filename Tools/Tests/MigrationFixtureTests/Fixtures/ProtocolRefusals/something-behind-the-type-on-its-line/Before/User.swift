final class PigeonUser {
  init() {}

  func use() {
    PigeonAPI.shared.a()
  }
}
