final class MerlinUser {
  init() {}

  func use() {
    MerlinAPI.shared.a()
    MerlinAPI.shared.b()
  }
}
