final class BoobyUser {
  init() {}

  func use() {
    BoobyAPI.shared.load("a") { print($0) }
    BoobyAPI.shared.start { print("begin") } onEnd: { print("end") }
  }
}
