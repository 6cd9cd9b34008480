final class Log { init() {} }
struct Frame {
  struct Size { var width = 0 }
  init(size: Size, depth: Size) {}
}
final class Feed {
  struct Dependencies { var log: Log }
  init(needs: Dependencies) {}
}
final class Search {
  struct Dependencies { var log: Log }
  init(_ term: String, with context: Dependencies) {}
}
struct Detail {
  struct Dependencies { var log: Log }
  let surroundings: Dependencies
}
