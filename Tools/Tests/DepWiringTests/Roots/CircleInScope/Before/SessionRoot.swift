@MainActor final class SessionRoot {
  private let app: AppRoot
  init(app: AppRoot) { self.app = app }

  lazy var sync = Sync()
  lazy var store = Store(dependencies: .init(sync: { [self] in sync }, name: "store"))
}
