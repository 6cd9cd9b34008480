import DepStructs

@MainActor final class SessionRoot {
  struct Dependencies { var user: User }
  private let app: AppRoot
  private let dependencies: Dependencies
  init(app: AppRoot, dependencies: Dependencies) {
    self.app = app
    self.dependencies = dependencies
  }

  private lazy var avatars = Allocator(.shared) { [user = dependencies.user] in
    Avatars(dependencies: .init(user: user))
  }

  lazy var uploads = Uploads(
    dependencies: .init(
      images: { [images = app.images] in images() }, avatars: { [avatars] in avatars() }))
}
