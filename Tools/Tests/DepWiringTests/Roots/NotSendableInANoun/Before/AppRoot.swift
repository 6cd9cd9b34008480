@MainActor final class AppRoot {
  private lazy var images = Images()

  func makeUploads() -> Uploads { Uploads(dependencies: .init()) }
}
