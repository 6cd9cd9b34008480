import Foundation

final class CrashReporter {
  struct Dependencies {
    var fileManager: FileManager
    var processInfo: ProcessInfo
    var bundle: Bundle
    var notificationCenter: NotificationCenter

    static var defaultDependencies: Self {
      Self(
        fileManager: FileManager.default,
        processInfo: ProcessInfo.processInfo,
        bundle: Bundle.main,
        notificationCenter: NotificationCenter.default)
    }
  }

  private let dependencies: Dependencies

  private let folder: String

  init(folder: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.folder = folder
  }

  func folderExists() -> Bool { dependencies.fileManager.fileExists(atPath: folder) }

  func summary() -> String {
    let name = dependencies.processInfo.processName
    let count = dependencies.processInfo.arguments.count
    return name.isEmpty || count == 0 || dependencies.bundle.bundlePath.isEmpty ? "bad" : "good"
  }

  func announce() {
    dependencies.notificationCenter.post(name: Notification.Name("crash"), object: nil)
  }
}
