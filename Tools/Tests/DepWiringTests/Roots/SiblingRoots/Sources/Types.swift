final class Index { init(path: String) {} }
final class Search {
  struct Dependencies { var index: Index }
  init(dependencies: Dependencies) {}
}
