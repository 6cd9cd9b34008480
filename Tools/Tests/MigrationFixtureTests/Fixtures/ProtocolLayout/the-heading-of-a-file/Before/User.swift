final class RailUser {
  init() {}

  func use() { RailAPI.shared.a() }
}
