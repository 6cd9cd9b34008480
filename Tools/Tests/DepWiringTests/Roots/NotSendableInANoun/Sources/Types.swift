final class Images { init() {} }
final class Thumbs { init() {} }
actor Uploads {
  struct Dependencies {
    var images: @Sendable () -> Images
    var thumbs: @Sendable () -> Thumbs
  }
  init(dependencies: Dependencies) {}
}
