final class ChatCrate {}

final class ChatAPI: Sendable {
  static let shared = ChatAPI()
  func take(_ a: borrowing String, _ b: consuming [Int], c: sending AnyObject) { print("take", b.count) }
}
