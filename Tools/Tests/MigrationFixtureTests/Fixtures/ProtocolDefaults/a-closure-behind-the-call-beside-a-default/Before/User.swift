final class DipperUser {
  init() {}

  func use() {
    DipperAPI.shared.load("a") { print($0) }
  }
}
