final class NoddyUser {
  init() {}

  func use() {
    print(NoddyAPI.shared.a())
  }
}
