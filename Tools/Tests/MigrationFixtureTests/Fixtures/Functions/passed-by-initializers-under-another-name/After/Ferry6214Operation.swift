import Foundation

final class Ferry6214Operation: Operation, @unchecked Sendable {
  struct Dependencies {
    var fileManager: FileManager
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default, userDefaults: UserDefaults.standard)
    }
  }

  private let operationDependencies: Dependencies

  private let path: String

  init(path: String, dependencies: Dependencies = .defaultDependencies) {
    self.operationDependencies = dependencies
    self.path = path
    super.init()
  }

  convenience init?(checked path: String, dependencies: Dependencies = .defaultDependencies) {
    guard Self.isThere(path, dependencies: dependencies) else { return nil }
    self.init(path: path, dependencies: dependencies)
  }

  private static func isThere(_ path: String, dependencies: Dependencies) -> Bool {
    dependencies.fileManager.fileExists(atPath: path)
  }

  func crosses() -> Bool { Self.isThere(path, dependencies: operationDependencies) && !operationDependencies.userDefaults.bool(forKey: "6214") }
}
