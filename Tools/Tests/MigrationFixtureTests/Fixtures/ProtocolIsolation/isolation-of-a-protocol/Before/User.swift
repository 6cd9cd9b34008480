@MainActor
final class FrogmouthUser {
  init() {}

  func use() {
    FrogmouthAPI.shared.run()
  }
}
