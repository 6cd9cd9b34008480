final class QuetzalUser {
  init() {}

  func use() { QuetzalAPI.shared.a() }
}
