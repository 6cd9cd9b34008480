final class AppRoot {
  struct Dependencies { var n = 1 
   static var live: Self { Self() } }
  init(dependencies: Dependencies) { }
  func makeFeed() -> Feed { Feed() }
}
