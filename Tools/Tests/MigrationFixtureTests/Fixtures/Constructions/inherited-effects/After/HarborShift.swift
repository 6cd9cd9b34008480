import Foundation

class HarborCommand {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  let name: String

  init(name: String) { self.name = name }

  func run() -> String { "\(name) \(dependencies.fileManager.fileExists(atPath: "/"))" }
}

/// It does nothing of its own.
final class HarborCacheCommand: HarborCommand {
  init() { super.init(name: "cache") }
}

final class HarborShift {
  struct Dependencies {
    var makeHarborCacheCommand: @Sendable () -> HarborCacheCommand

    static var defaultDependencies: Self {
      Self(makeHarborCacheCommand: { HarborCacheCommand() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func work() -> String { dependencies.makeHarborCacheCommand().run() }
}
