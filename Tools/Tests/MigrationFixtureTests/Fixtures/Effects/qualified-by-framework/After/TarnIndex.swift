import Foundation

final class TarnIndex {
  struct Dependencies {
    var makeFileManager: @Sendable () -> Foundation.FileManager
    var userDefaults: Foundation.UserDefaults

    static var defaultDependencies: Self {
      Self(
        makeFileManager: { Foundation.FileManager() },
        userDefaults: Foundation.UserDefaults.standard)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func rebuild() -> Bool {
    let manager = dependencies.makeFileManager()
    dependencies.userDefaults.set(1, forKey: "tarn")
    return manager.fileExists(atPath: "/")
  }
}
