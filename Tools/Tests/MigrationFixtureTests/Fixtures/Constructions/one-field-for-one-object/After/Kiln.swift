import Foundation

protocol Firing {
  func heat() -> Int
}

final class GasFiring: Firing {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  let degrees: Int

  init(degrees: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.degrees = degrees
  }

  func heat() -> Int { dependencies.fileManager.fileExists(atPath: "/") ? degrees : 0 }
}

/// Two places make the same object, and one of them does not say which protocol it takes.
final class Kiln {
  struct Dependencies {
    var makeGasFiring: @Sendable (Int) -> any Firing

    static var defaultDependencies: Self {
      Self(makeGasFiring: { GasFiring(degrees: $0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func fire(_ degrees: Int) -> Int {
    let firing: any Firing = dependencies.makeGasFiring(degrees)
    return firing.heat()
  }

  func fireAll() -> Int { firings(12).reduce(0) { $0 + $1.heat() } }

  private func firings(_ degrees: Int) -> [any Firing] { [dependencies.makeGasFiring(degrees)] }
}
