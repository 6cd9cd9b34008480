import Foundation

final class HerringSession: @unchecked Sendable {
  static let current = HerringSession()
  var user = "Ada"
}

final class HerringShoal {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func react(user: String = HerringSession.current.user) -> String { user }

  func isOpen() -> Bool { dependencies.fileManager.fileExists(atPath: "/") }
}
