final class HornbillUser {
  init() {}

  func use() {
    HornbillAPI.shared.a()
  }
}
