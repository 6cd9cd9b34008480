import Foundation

final class Journal6177 {
  nonisolated(unsafe) private static let shared = Journal6177()
  private let name: String

  init() { name = ProcessInfo.processInfo.processName.isEmpty ? "" : "journal" }

  static var entries: Int { UserDefaults.standard.integer(forKey: "entries6177") }

  static func add() {
    UserDefaults.standard.set(3, forKey: "entries6177")
  }

  static func clear() {
    if entries > 0 { UserDefaults.standard.removeObject(forKey: "entries6177") }
  }

  static func title() -> String {
    shared.name + (ProcessInfo.processInfo.processorCount > 0 ? "!" : "")
  }
}
