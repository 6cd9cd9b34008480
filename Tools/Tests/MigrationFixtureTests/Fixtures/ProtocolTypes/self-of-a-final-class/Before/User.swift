final class GrouseUser {
  init() {}

  func use() {
    _ = GrouseAPI.shared.with("a")
  }
}
