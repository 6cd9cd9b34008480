final class DunnockUser {
  init() {}

  func use() {
    DunnockAPI.shared.add(1, 2)
  }
}
