final class OspreyUser {
  init() {}

  func use() {
    print(OspreyAPI.shared.a == 1)
  }
}
