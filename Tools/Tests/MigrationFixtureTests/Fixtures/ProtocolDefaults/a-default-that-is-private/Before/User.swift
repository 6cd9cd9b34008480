final class DoveUser {
  init() {}

  func use() {
    DoveAPI.shared.wait()
  }
}
