final class NighthawkUser {
  init() {}

  func use() {
    print(NighthawkAPI.shared.a())
  }
}
