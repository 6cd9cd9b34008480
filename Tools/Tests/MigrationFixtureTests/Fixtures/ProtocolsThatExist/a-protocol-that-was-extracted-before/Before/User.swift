final class ManakinUser {
  init() {}

  func use() {
    ManakinAPI.shared.a()
    ManakinAPI.shared.b(2)
    ManakinAPI.shared.b()
    ManakinAPI.shared.name = "c"
  }
}
