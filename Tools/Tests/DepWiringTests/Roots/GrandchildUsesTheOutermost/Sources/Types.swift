final class Log { init() { print("Log") } }
struct User: Sendable {}
struct Room: Sendable {}
final class Chat {
  struct Dependencies {
    var log: Log
    var user: User
    var room: Room
  }
  init(dependencies: Dependencies) { print("Chat") }
}
