final class OuzelUser {
  init() {}

  func use() {
    print(OuzelAPI.shared.a())
  }
}
