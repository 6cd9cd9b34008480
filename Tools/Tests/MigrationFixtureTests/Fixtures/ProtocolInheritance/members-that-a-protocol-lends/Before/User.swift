final class JackdawUser {
  init() {}

  func use() {
    print(JackdawAPI.shared.hello())
  }
}
