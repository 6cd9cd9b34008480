final class Feed {
  struct Dependencies { var clock: () -> Int }
  init(dependencies: Dependencies) {}
}
