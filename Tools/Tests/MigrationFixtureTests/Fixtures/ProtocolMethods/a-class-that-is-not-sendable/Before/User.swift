final class BitternUser {
  init() {}

  func use() {
    BitternAPI.shared.run()
  }
}
