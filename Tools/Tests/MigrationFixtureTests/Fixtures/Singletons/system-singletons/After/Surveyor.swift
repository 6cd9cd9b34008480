import Foundation

final class Surveyor {
  struct Dependencies {
    var fileManager: FileManager
    var userDefaults: UserDefaults
    var processInfo: ProcessInfo

    static var defaultDependencies: Self {
      Self(
        fileManager: FileManager.default,
        userDefaults: UserDefaults.standard,
        processInfo: ProcessInfo.processInfo)
    }
  }

  private let dependencies: Dependencies

  private let key: String

  init(key: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.key = key
  }

  func exists(_ path: String) -> Bool { dependencies.fileManager.fileExists(atPath: path) }

  func remember(_ value: Int) -> Int {
    dependencies.userDefaults.set(value, forKey: key)
    defer { dependencies.userDefaults.removeObject(forKey: key) }
    return dependencies.userDefaults.integer(forKey: key)
  }

  func name() -> Bool { dependencies.processInfo.processName.isEmpty }
}
