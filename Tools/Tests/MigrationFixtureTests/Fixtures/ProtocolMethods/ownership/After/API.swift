final class ChatCrate {}

protocol ChatAPIProtocol: Sendable {
  func take(_ a: borrowing String, _ b: consuming [Int], c: sending AnyObject)
}

final class ChatAPI: Sendable {
  static let shared = ChatAPI()
  func take(_ a: borrowing String, _ b: consuming [Int], c: sending AnyObject) { print("take", b.count) }
}

extension ChatAPI: ChatAPIProtocol {}
