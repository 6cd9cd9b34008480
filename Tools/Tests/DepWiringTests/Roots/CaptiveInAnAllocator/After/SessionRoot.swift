import DepStructs

@MainActor final class SessionRoot {
  struct Dependencies { var user: User }
  private let app: AppRoot
  private let dependencies: Dependencies
  init(app: AppRoot, dependencies: Dependencies) {
    self.app = app
    self.dependencies = dependencies
  }

  private lazy var images = Allocator(.shared) { [user = dependencies.user] in
    Images(dependencies: .init(user: user))
  }

  func makeUploads() -> Uploads { Uploads(dependencies: .init(images: { [images] in images() })) }
}
