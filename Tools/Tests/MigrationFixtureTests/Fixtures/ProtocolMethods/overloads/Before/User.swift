final class BuntingUser {
  init() {}

  func use() {
    BuntingAPI.shared.log("a")
    BuntingAPI.shared.log(CancellationError())
  }
}
