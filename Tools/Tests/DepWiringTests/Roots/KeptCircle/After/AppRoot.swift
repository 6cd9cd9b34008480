@MainActor final class AppRoot {
  private lazy var sync = Sync(dependencies: .init(store: store))

  // A closure leads back to it, so that Swift cannot infer its type.
  private lazy var store: Store = Store(dependencies: .init(sync: { [unowned self] in sync }))

  func makeSync() -> Sync { Sync(dependencies: .init(store: store)) }
}
