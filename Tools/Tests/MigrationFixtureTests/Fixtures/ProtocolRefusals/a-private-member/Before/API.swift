final class NightjarAPI: @unchecked Sendable {
  static let shared = NightjarAPI()
  fileprivate func a() { print("a") }
}

final class NightjarUser {
  init() {}

  func use() {
    NightjarAPI.shared.a()
  }
}
