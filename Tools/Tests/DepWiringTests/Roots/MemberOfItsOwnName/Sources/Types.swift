final class Feed {
  struct Dependencies { var feed: Source }
  init(dependencies: Dependencies) {}
}
final class Source { init() {} }
