@MainActor
final class MoaUser {
  init() {}

  func use() {
    MoaAPI.shared.run()
  }
}
