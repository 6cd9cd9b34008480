final class NuthatchUser {
  init() {}

  func use() {
    print(NuthatchAPI.shared.a)
  }
}
