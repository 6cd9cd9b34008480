final class ChatUser {
  struct Dependencies {
    var chatAPI: any ChatAPIProtocol

    static var defaultDependencies: Self {
      Self(chatAPI: ChatAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.chatAPI.take("a", [1], c: ChatCrate())
  }
}
