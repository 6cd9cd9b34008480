final class OwlUser {
  init() {}

  func use() {
    OwlAPI.shared.a()
  }
}
