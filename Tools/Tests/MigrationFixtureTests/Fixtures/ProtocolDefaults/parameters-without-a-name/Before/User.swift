final class DabchickUser {
  init() {}

  func use() {
    DabchickAPI.shared.read(1, of: "a")
  }
}
