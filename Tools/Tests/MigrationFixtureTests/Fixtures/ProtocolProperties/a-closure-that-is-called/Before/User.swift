final class CootUser {
  init() {}

  func use() {
    CootAPI.shared.onEvent(1)
    CootAPI.shared.onEnd = { print("end") }
    CootAPI.shared.onEnd?()
  }
}
