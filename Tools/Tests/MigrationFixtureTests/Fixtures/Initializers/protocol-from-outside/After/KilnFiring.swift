import Foundation

struct KilnOven {
  let degrees: Int
}

final class KilnFiring: NSObject, ProgressReporting {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  let progress = Progress(totalUnitCount: 10)
  private let oven: KilnOven

  init(oven: KilnOven, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.oven = oven
  }

  func text() -> String { "\(oven.degrees) \(dependencies.fileManager.fileExists(atPath: "/"))" }
}
