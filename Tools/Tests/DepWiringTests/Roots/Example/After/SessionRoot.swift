import DepStructs
import Foundation

/// What lives from sign-in to sign-out: let go of it, and what it kept is gone.
@MainActor
final class SessionRoot {
  struct Dependencies {
    var user: User
  }

  private let app: AppRoot
  private let dependencies: Dependencies

  init(app: AppRoot, dependencies: Dependencies) {
    self.app = app
    self.dependencies = dependencies
  }

  // MARK: Kept, and made on first use

  private lazy var feed = FeedStore(
    dependencies: .init(
      user: dependencies.user, api: app.dependencies.api, database: app.dependencies.database,
      diskCache: app.dependencies.diskCache))

  private lazy var uploads = UploadQueue(
    dependencies: .init(api: app.dependencies.api, images: { [images = app.images] in images() }))

  // MARK: New each time

  func makeFeed() -> FeedModel {
    FeedModel(dependencies: .init(feed: feed, makeDetail: makeDetail))
  }

  private func makeDetail(_ id: Item.ID) -> DetailModel {
    DetailModel(
      id,
      dependencies: .init(
        feed: feed, images: app.images(), uploads: uploads, now: app.dependencies.now))
  }
}

extension SessionRoot: Session {}
