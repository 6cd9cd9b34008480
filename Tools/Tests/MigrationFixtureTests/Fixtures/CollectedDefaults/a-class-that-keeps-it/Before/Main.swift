final class Taken1Screen {
  private let api: Taken1API
  private let size: Int

  init(api: Taken1API = Taken1API.shared, size: Int) {
    self.api = api
    self.size = size
  }

  func show() -> String { "\(api.name) \(size)" }
}