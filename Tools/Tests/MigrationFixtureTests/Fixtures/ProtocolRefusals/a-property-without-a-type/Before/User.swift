final class OrioleUser {
  init() {}

  func use() {
    print(OrioleAPI.shared.a)
  }
}
