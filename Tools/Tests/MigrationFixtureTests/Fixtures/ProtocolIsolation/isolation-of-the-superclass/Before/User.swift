@MainActor
final class FlickerUser {
  init() {}

  func use() {
    FlickerAPI.shared.run()
    FlickerAPI.shared.base()
  }
}
