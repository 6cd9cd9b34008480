import Foundation

@globalActor actor DuneActor {
  static let shared = DuneActor()
}

@DuneActor
struct DuneFiles {
  static let shared = DuneFiles()

  func read(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}

final class DuneReader: Sendable {
  func look() async -> Bool { await DuneFiles.shared.read("/") }
}
