final class JayUser {
  init() {}

  func use() {
    JayAPI.shared.load("a") { print($0) }
    JayAPI.shared.load("b", done: { print($0) })
  }
}
