final class AppRoot {
  private let host: String
  private let folder: String

  init(host: String, folder: String) {
    self.host = host
    self.folder = folder
  }

  func makeScreen() -> Screen { Screen() }
}
