@MainActor final class AppRoot {
  lazy var store: Store = Store(dependencies: .init(sync: sync, name: "store"))
  lazy var sync: Sync = Sync(dependencies: .init(store: store))
}
