import Images
import Storage

@MainActor final class AppRoot {
  lazy var storage = Storage.Cache()
  lazy var images = Images.Cache()

  func makeLoader() -> Loader { Loader(dependencies: .init(cache: images)) }
}
