import Foundation

final class ElmFolders {
  struct Dependencies {
    var homeDirectoryForUser: @Sendable (String) -> URL?

    static var defaultDependencies: Self {
      Self(homeDirectoryForUser: { URL.homeDirectory(forUser: $0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func home() -> URL? { dependencies.homeDirectoryForUser("root") }

  func path(of user: String) -> String {
    let found = dependencies.homeDirectoryForUser(user)
    return found?.path ?? "none"
  }
}
