import Foundation

@globalActor actor DuneActor {
  static let shared = DuneActor()
}

@DuneActor
struct DuneFiles {
  static let shared = DuneFiles()
  static var spare = DuneFiles()
  private var count = 0

  func read(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
  mutating func note() { count += FileManager.default.fileExists(atPath: "/") ? 1 : 2 }
}

final class DuneReader: Sendable {
  func look() async -> Bool { await DuneFiles.shared.read("/") }
  func write() async { await DuneFiles.spare.note() }
}
