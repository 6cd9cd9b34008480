@MainActor final class AppRoot {
  lazy var users = Store<User>(dependencies: .init())
  lazy var names = Store<String>(dependencies: .init())
  lazy var model = Model(dependencies: .init())
}
