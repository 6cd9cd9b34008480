@MainActor final class AppRoot {
  lazy var store = Store(dependencies: .init(sync: sync))
  lazy var sync = Sync(dependencies: .init(store: store))
}
