final class CurlewUser {
  init() {}

  func use() {
    CurlewAPI.shared.record("a", of: "b", with: [:])
  }
}
