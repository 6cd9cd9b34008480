@MainActor final class KeepingRoot {
  lazy var disk = DiskCache()
  lazy var memory = MemoryCache()
  func makeImages() -> ImageLoader { ImageLoader(dependencies: .init(size: 3)) }
}
