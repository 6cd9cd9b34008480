import Foundation

private func quarryKey() -> String {
  UserDefaults.standard.string(forKey: "quarry") ?? "one file"
}

final class QuarryMap {
  func draw() -> String { quarryKey() }
}

class Quarry {
  struct Dependencies {
    var callQuarryKey: @Sendable () -> String

    static var defaultDependencies: Self {
      Self(callQuarryKey: { quarryKey() })
    }
  }

  private let dependencies: Dependencies

  init(depth: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func open() -> String { dependencies.callQuarryKey() }
}
