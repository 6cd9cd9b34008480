final class LyrebirdUser {
  init() {}

  func use() {
    LyrebirdAPI.shared.name = "b"
    print(LyrebirdAPI.shared.name)
  }
}
