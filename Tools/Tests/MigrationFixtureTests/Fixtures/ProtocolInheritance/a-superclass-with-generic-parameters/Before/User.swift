final class KaguUser {
  init() {}

  func use() {
    KaguAPI.shared.load(1)
  }
}
