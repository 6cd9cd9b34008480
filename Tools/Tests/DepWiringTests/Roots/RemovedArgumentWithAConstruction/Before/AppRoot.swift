@MainActor final class AppRoot {
  private let log = Log()

  func oneLine() -> Row { Row(dependencies: .init(image: Image(dependencies: .init()))) }

  func severalLines() -> Row {
    Row(
      dependencies: .init(
        image: Image(dependencies: .init()),
        icon: Image(
          dependencies: .init())))
  }
}
