final class JabiruUser {
  init() {}

  func use() {
    print(JabiruAPI.shared.größe(1))
  }
}
