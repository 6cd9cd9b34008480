import Foundation

final class HeronMarsh: Sendable {
  static let shared = HeronMarsh()

  func isFull() -> Bool { FileManager.default.fileExists(atPath: "/") }
}

final class HeronWatch {
  struct Dependencies {
    var heronMarsh: HeronMarsh

    static var defaultDependencies: Self {
      Self(heronMarsh: HeronMarsh.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func look(_ pond: HeronMarsh) -> String {
    pond === dependencies.heronMarsh ? "ours \(dependencies.heronMarsh.isFull())" : "another"
  }
}
