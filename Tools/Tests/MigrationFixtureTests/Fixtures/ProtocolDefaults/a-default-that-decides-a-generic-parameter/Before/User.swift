final class DuckUser {
  init() {}

  func use() {
    DuckAPI.shared.wait()
  }
}
