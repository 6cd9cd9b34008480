final class BustardUser {
  init() {}

  func use() {
    BustardAPI.shared.default()
    BustardAPI.shared.move(in: 1, for: 2)
  }
}
