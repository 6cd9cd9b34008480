final class DarterUser {
  init() {}

  func use() {
    DarterAPI.shared.log("a")
    DarterAPI.shared.log("a", times: 2)
  }
}
