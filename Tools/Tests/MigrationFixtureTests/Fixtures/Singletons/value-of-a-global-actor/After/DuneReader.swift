import Foundation

@globalActor actor DuneActor {
  static let shared = DuneActor()
}

@DuneActor
protocol DuneFilesProtocol: Sendable {
  func read(_ path: String) -> Bool
}

@DuneActor
struct DuneFiles {
  static let shared = DuneFiles()

  func read(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}

extension DuneFiles: DuneFilesProtocol {}

final class DuneReader: Sendable {
  struct Dependencies {
    var duneFiles: @DuneActor @Sendable () -> any DuneFilesProtocol

    static var defaultDependencies: Self {
      Self(duneFiles: { DuneFiles.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func look() async -> Bool { await dependencies.duneFiles().read("/") }
}
