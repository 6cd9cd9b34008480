import Foundation

final class CrashReporter {
  private let folder: String

  init(folder: String) {
    self.folder = folder
  }

  func folderExists() -> Bool { FileManager.default.fileExists(atPath: folder) }

  func summary() -> String {
    let name = ProcessInfo.processInfo.processName
    let count = ProcessInfo.processInfo.arguments.count
    return name.isEmpty || count == 0 || Bundle.main.bundlePath.isEmpty ? "bad" : "good"
  }

  func announce() {
    NotificationCenter.default.post(name: Notification.Name("crash"), object: nil)
  }
}
