final class ParrotUser {
  init() {}

  func use() {
    let chosen = ParrotAPI.shared
  }
}
