@MainActor final class AppRoot {
  let feed = "feed"

  private lazy var cache = Cache()
  private lazy var feedCache = Feed.Cache()
  private lazy var imagesCache = Images.Cache()
  var images: Int { 3 }
  func name() -> String { "name" }

  func makeModel() -> Model {
    Model(dependencies: .init(cache: cache, feed: feedCache, images: imagesCache, name: name()))
  }
}
