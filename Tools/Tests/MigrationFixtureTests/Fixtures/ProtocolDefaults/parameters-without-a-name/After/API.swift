protocol DabchickAPIProtocol: Sendable {
  func read(_: Int, of _: String, at place: Int)
}

extension DabchickAPIProtocol {
  func read(_ value1: Int, of value2: String) {
    read(value1, of: value2, at: 1)
  }
}

final class DabchickAPI: Sendable {
  static let shared = DabchickAPI()
  func read(_: Int, of _: String, at place: Int = 1) { print("read", place) }
}

extension DabchickAPI: DabchickAPIProtocol {}
