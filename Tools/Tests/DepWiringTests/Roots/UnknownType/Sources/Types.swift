final class FeedStore {
  struct Dependencies { var name: String }
  init(dependencies: Dependencies) {}
}
