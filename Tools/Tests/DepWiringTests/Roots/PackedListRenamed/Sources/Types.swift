final class Feed {
  struct Dependencies {
    var one: Int
    var two: Int
    var three: Int
    var four: Int
    var newFive: String
    var six: Int
  }
  init(dependencies: Dependencies) {}
}
