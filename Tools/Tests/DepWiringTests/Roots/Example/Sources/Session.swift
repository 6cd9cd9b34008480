import Foundation

@MainActor final class Authenticator {
  struct Dependencies {
    var api: any API
    var analytics: Analytics
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    print("made Authenticator")
  }
  func signIn() -> User {
    dependencies.analytics.send("sign-in")
    return User(name: "Ada")
  }
}

final class FeedStore: Sendable {
  struct Dependencies {
    var user: User
    var api: any API
    var database: Database
    var diskCache: any Cache
  }
  init(dependencies: Dependencies) { print("made FeedStore of \(dependencies.user.name)") }
  deinit { print("FeedStore is gone") }
}

actor UploadQueue {
  struct Dependencies {
    var api: any API
    var images: @Sendable () -> ImageLoader
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    print("made UploadQueue")
  }
  func start() { _ = dependencies.images() }
}

@MainActor final class FeedModel {
  struct Dependencies {
    var feed: FeedStore
    var makeDetail: (Item.ID) -> DetailModel
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    print("made FeedModel")
  }
}

@MainActor final class DetailModel {
  struct Dependencies {
    var feed: FeedStore
    var images: ImageLoader
    var uploads: UploadQueue
    var now: @Sendable () -> Date
  }
  let dependencies: Dependencies
  init(_ id: Item.ID, dependencies: Dependencies) {
    self.dependencies = dependencies
    print("made DetailModel of \(id.value)")
  }
}

@MainActor final class AppModel {
  struct Dependencies {
    var authenticator: Authenticator
    var makeSession: (User) -> any Session
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func signIn() -> any Session { dependencies.makeSession(dependencies.authenticator.signIn()) }
}
