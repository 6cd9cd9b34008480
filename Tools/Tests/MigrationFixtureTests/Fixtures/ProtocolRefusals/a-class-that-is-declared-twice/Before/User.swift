final class PhoebeUser {
  init() {}

  func use() {
    PhoebeAPI.shared.a()
  }
}
