final class QuailUser {
  init() {}

  func use() { QuailAPI.shared.a() }
}
