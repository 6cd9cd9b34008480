import Foundation

final class HeronPond: Sendable {
  static let shared = HeronPond()

  func isFull() -> Bool { FileManager.default.fileExists(atPath: "/") }
}

final class HeronWatch {
  struct Dependencies {
    var heronPond: HeronPond

    static var defaultDependencies: Self {
      Self(heronPond: HeronPond.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func look(_ pond: HeronPond) -> String {
    pond === dependencies.heronPond ? "ours \(dependencies.heronPond.isFull())" : "another"
  }
}
