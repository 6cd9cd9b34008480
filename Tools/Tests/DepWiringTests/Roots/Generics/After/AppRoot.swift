@MainActor final class AppRoot {
  private lazy var log = Log()
  lazy var users = Store<User>(dependencies: .init(log: log))
  lazy var names = Store<String>(dependencies: .init(log: log))
  lazy var model = Model(dependencies: .init(users: users, names: names))
}
