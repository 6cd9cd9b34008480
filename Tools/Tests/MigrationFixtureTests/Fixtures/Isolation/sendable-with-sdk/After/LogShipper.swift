import Foundation

final class LogShipper: Sendable {
  struct Dependencies {
    var fileManager: @Sendable () -> FileManager
    var processInfo: ProcessInfo

    static var defaultDependencies: Self {
      Self(fileManager: { FileManager.default }, processInfo: ProcessInfo.processInfo)
    }
  }

  private let dependencies: Dependencies

  let folder: String

  init(folder: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.folder = folder
  }

  func ship() -> Bool {
    dependencies.fileManager().fileExists(atPath: folder) && !dependencies.processInfo.processName.isEmpty
  }

  func later() async -> Bool {
    await Task.detached { [dependencies] in dependencies.fileManager().fileExists(atPath: "/") }.value
  }
}
