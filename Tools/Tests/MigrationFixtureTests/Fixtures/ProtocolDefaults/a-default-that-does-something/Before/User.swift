final class DowitcherUser {
  init() {}

  func use() {
    DowitcherAPI.shared.wait()
  }
}
