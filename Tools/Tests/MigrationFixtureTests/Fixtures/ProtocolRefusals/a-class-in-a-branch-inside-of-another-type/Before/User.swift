final class PeweeUser {
  init() {}

  func use() {
    PeweeSpace.PeweeInner.shared.a()
  }
}
