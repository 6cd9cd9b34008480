struct User: Sendable { var name: String }
struct Chat: Sendable { var title: String }
final class API { init() { print("API") } }
final class Store {
  struct Dependencies {
    var api: API
    var user: User
  }
  init(dependencies: Dependencies) { print("Store of \(dependencies.user.name)") }
}
final class Messages {
  struct Dependencies {
    var store: Store
    var chat: Chat
    var formatter: Formatter
  }
  init(dependencies: Dependencies) { print("Messages of \(dependencies.chat.title)") }
}
final class Formatter { init() { print("Formatter") } }
@MainActor final class ChatModel {
  struct Dependencies {
    var messages: Messages
    var store: Store
  }
  init(dependencies: Dependencies) {}
}
