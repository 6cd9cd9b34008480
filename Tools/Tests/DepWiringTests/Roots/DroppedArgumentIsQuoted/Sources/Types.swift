final class Player { init() {} }
final class Images { init() {} }
final class Detail {
  struct Dependencies {
    var images: Images
  }
  init(item: String, dependencies: Dependencies) {}
}
