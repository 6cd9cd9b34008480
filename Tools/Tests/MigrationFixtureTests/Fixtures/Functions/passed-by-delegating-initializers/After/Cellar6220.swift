import Foundation

final class Cellar6220 {
  struct Dependencies {
    var fileManager: FileManager
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default, userDefaults: UserDefaults.standard)
    }
  }

  private let dependencies: Dependencies

  private let path: String

  init(path: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.path = path
  }

  convenience init(named name: String, dependencies: Dependencies = .defaultDependencies) {
    let isThere = dependencies.fileManager.fileExists(atPath: "/")
    self.init(path: isThere ? Self.moved(name, dependencies: dependencies) : name, dependencies: dependencies)
  }

  func depth() -> Int { path.count }

  private static func moved(_ name: String, dependencies: Dependencies) -> String {
    dependencies.userDefaults.string(forKey: "6220") ?? name + "!"
  }
}
