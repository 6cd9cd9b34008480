final class BabblerUser {
  init() {}

  func use() {
    BabblerAPI.shared.a()
    BabblerAPI.shared.b()
  }
}
