@MainActor final class ChatRoot {
  struct Dependencies { var chat: Chat }
  private let session: SessionRoot
  private let dependencies: Dependencies
  init(session: SessionRoot, dependencies: Dependencies) {
    self.session = session
    self.dependencies = dependencies
  }

  func makeModel() -> ChatModel { ChatModel(dependencies: .init()) }
}
