import Foundation

final class SedgeClient {
  private let files: FileManager
  private let path: String

  init(path: String = "/", files: FileManager = FileManager.default) {
    self.path = path
    self.files = files
  }

  func isThere() -> Bool { files.fileExists(atPath: path) }
}

final class SedgeScreen {
  func show() -> String {
    let client = SedgeClient()
    return client.isThere() ? "there" : "away"
  }
}
