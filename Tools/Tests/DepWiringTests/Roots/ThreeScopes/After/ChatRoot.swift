@MainActor final class ChatRoot {
  struct Dependencies { var chat: Chat }
  private let session: SessionRoot
  private let dependencies: Dependencies
  init(session: SessionRoot, dependencies: Dependencies) {
    self.session = session
    self.dependencies = dependencies
  }

  private lazy var messages = Messages(
    dependencies: .init(
      store: session.store, chat: dependencies.chat, formatter: session.app.formatter))

  func makeModel() -> ChatModel {
    ChatModel(dependencies: .init(messages: messages, store: session.store))
  }
}
