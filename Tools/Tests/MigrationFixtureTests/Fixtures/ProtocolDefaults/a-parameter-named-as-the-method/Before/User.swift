final class CurassowUser {
  init() {}

  func use() {
    CurassowAPI.shared.log("a")
  }
}
