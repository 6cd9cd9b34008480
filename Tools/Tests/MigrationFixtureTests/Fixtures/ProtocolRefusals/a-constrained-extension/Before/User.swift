final class PipitUser {
  init() {}

  func use() {
    PipitAPI.shared.a()
  }
}
