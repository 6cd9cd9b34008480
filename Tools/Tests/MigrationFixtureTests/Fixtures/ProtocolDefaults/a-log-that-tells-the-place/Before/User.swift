final class RookUser {
  init() {}

  func use() {
    RookAPI.shared.log("a")
    RookAPI.shared.log("b", level: .debug)
    RookAPI.shared.log("c", level: .info, file: "f", line: 1)
  }
}
