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

  private lazy var feed = FeedStore(dependencies: .init())

  private lazy var uploads = UploadQueue(dependencies: .init())

  // MARK: New each time

  func makeFeed() -> FeedModel {
    FeedModel(dependencies: .init())
  }
}

extension SessionRoot: Session {}
