struct User: Sendable {}
final class Store<Value> {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) {}
}
final class Log { init() {} }
final class Model {
  struct Dependencies {
    var users: Store<User>
    var names: Store<String>
  }
  init(dependencies: Dependencies) {}
}
