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
  static var spare = DuneFiles()
  private var count = 0

  func read(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
  mutating func note() { count += FileManager.default.fileExists(atPath: "/") ? 1 : 2 }
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
  func write() async { await DuneFiles.spare.note() }
}
