final class GreenfinchAPI: Sendable {
  struct T {}
  static let shared = GreenfinchAPI()
  func run<T>(_ value: T) -> [T] { [value] }
}
