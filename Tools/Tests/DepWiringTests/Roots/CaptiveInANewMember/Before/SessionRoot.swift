import DepStructs

@MainActor
final class SessionRoot {
  private let app: AppRoot

  init(app: AppRoot) { self.app = app }

  lazy var account = Account(dependencies: .init())
}
