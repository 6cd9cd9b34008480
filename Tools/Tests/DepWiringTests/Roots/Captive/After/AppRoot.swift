@MainActor final class AppRoot {
  lazy var uploader = Uploader(dependencies: .init())
}
