import Foundation

final class SailBoat6140 {
  func set() -> String { dependencies.canvas + "\(FileManager.default.fileExists(atPath: "/"))" }
}

final class SailLoft6140 {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func open() -> Bool { dependencies.fileManager.fileExists(atPath: "/") }
}
