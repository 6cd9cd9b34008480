protocol LinnetService { associatedtype Value; func a() }
final class LinnetAPI: LinnetService, Sendable {
  typealias Value = Int
  static let shared = LinnetAPI()
  func a() { print("a") }
}
