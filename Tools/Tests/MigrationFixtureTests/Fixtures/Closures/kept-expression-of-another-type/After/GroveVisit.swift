import Foundation

struct GroveKept {
  let later: () -> Bool

  init(_ value: @autoclosure @escaping () -> Bool) { later = value }
}

struct GrovePlain {
  let isOpen: Bool
}

final class GroveVisit {
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

  func kept() -> GroveKept { GroveKept(self.dependencies.fileManager.fileExists(atPath: "/")) }

  func plain() -> GrovePlain { GrovePlain(isOpen: dependencies.fileManager.fileExists(atPath: "/")) }
}
