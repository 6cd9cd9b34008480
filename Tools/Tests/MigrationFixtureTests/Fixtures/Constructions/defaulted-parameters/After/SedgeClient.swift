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
  struct Dependencies {
    var makeSedgeClient: @Sendable () -> SedgeClient

    static var defaultDependencies: Self {
      Self(makeSedgeClient: { SedgeClient() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func show() -> String {
    let client = dependencies.makeSedgeClient()
    return client.isThere() ? "there" : "away"
  }
}
