import Foundation

class TapirStore {
  let fileManager: FileManager

  init(fileManager: FileManager) {
    self.fileManager = fileManager
  }

  func has(_ path: String) -> Bool { fileManager.fileExists(atPath: path) }
}

final class TapirOldStore: TapirStore {
  func had(_ path: String) -> Bool {
    has(path) || FileManager.default.fileExists(atPath: path + ".old")
  }
}
