final class KittiwakeUser {
  init() {}

  func use() {
    KittiwakeAPI.shared.a()
  }
}
