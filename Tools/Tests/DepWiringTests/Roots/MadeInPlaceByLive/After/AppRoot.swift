@MainActor
final class AppRoot {
  private lazy var images = Images(dependencies: .init(parser: Parser(), clock: FastClock()))

  private lazy var files = Files(
    dependencies: .init(
      parser: Parser(), clock: SlowClock(), images: { [unowned self] in makeImages() }))

  func makeScreen() -> Screen {
    Screen(dependencies: .init(images: images, files: files))
  }

  private func makeImages() -> Images {
    Images(dependencies: .init(parser: Parser(), clock: FastClock()))
  }
}
