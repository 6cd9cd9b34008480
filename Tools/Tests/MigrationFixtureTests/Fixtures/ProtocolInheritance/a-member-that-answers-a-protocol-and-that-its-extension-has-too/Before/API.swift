protocol JayLoading { associatedtype Name; func load(_ path: String, done: (_ text: String) -> Void) }
extension JayLoading {
  func load(_ path: String, done: (_ text: String) -> Void) { print("load", path) }
}
extension JayLoading where Name == Int {
  func load(_ path: Int, done: (String) -> Void) { print("load", path) }
}
final class JayAPI: JayLoading, Sendable {
  typealias Name = String
  static let shared = JayAPI()
  func load(_ path: String, done: (String) -> Void) { done(path) }
}
