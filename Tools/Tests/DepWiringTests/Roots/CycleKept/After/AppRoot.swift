@MainActor final class AppRoot {
  lazy var store = Store(dependencies: .init())
  lazy var sync = Sync(dependencies: .init())
}
