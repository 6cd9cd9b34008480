final class ChatUser {
  init() {}

  func use() {
    ChatAPI.shared.take("a", [1], c: ChatCrate())
  }
}
