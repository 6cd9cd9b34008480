import Foundation

final class Lantern6215 {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  private let parts: [Int]

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    parts = []
  }

  init(
    _ a: Int,
    _ b: Int,
    _ c: Int,
    _ d: Int,
    _ e: Int,
    _ f: Int,
    _ g: Int,
    dependencies: Dependencies = .defaultDependencies
  ) {
    self.dependencies = dependencies
    parts = [a, b, c, d, e, f, g]
  }

  func isLit() -> Bool { dependencies.fileManager.fileExists(atPath: "/") && parts.count < 9 }
}

final class Keeper6215 {
  func light() -> Bool { Lantern6215().isLit() && Lantern6215(1, 2, 3, 4, 5, 6, 7).isLit() }
}

final class Keeper6216 {
  struct Dependencies {
    var makeLantern6215: @Sendable () -> Lantern6215

    static var defaultDependencies: Self {
      Self(makeLantern6215: { Lantern6215() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func light() -> Bool { dependencies.makeLantern6215().isLit() }
}
