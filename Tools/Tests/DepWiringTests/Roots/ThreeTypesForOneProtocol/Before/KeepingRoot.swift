@MainActor final class KeepingRoot {
  let disk = DiskCache()
  let file = FileCache()
  let memory = MemoryCache()

  func makeFeed() -> Feed { Feed(dependencies: .init()) }
}
