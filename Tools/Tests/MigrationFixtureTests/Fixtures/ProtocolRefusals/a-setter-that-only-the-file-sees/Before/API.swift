final class ParakeetAPI: @unchecked Sendable {
  static let shared = ParakeetAPI()
  fileprivate(set) var a = 1
}

final class ParakeetUser {
  init() {}

  func use() {
    ParakeetAPI.shared.a = 2
    print(ParakeetAPI.shared.a)
  }
}
