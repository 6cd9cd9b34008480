import Foundation

class TapirStore {
  let fileManager: FileManager

  init(fileManager: FileManager) {
    self.fileManager = fileManager
  }

  func has(_ path: String) -> Bool { fileManager.fileExists(atPath: path) }
}

final class TapirOldStore: TapirStore {
  struct Dependencies {
    var defaultFileManager: FileManager

    static var defaultDependencies: Self {
      Self(defaultFileManager: FileManager.default)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func had(_ path: String) -> Bool {
    has(path) || dependencies.defaultFileManager.fileExists(atPath: path + ".old")
  }
}
