@MainActor final class AppRoot {
  func makeImages() -> ImageLoader { ImageLoader(dependencies: .init(size: 3)) }
}
