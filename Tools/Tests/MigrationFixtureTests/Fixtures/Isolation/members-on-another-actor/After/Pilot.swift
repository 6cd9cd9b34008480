import Foundation

@globalActor actor PilotActor {
  static let shared = PilotActor()
}

@MainActor final class PilotBridge {
  struct Dependencies {
    var fileManager: @Sendable () -> FileManager

    static var defaultDependencies: Self {
      Self(fileManager: { FileManager.default })
    }
  }

  private let dependencies: Dependencies

  private var calls = 0

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  @PilotActor func chart() async -> Bool {
    await count()
    return dependencies.fileManager().fileExists(atPath: "/")
  }

  private func count() { calls += 1 }
}
