final class DabchickAPI: Sendable {
  static let shared = DabchickAPI()
  func read(_: Int, of _: String, at place: Int = 1) { print("read", place) }
}
