final class Feed {
  struct Dependencies {}
  init(dependencies: Dependencies) {}
}
