enum OcelotFlags {
  nonisolated(unsafe) static var isVerbose = false
  static func listen() { isVerbose = true }
}

final class OcelotLog: Sendable {
  static let shared = OcelotLog()
  private let isVerbose: Bool

  private init() { isVerbose = OcelotFlags.isVerbose }
  func write(_ text: String) { print(isVerbose ? "verbose: \(text)" : text) }
}

final class OcelotFile: Sendable {
  static let shared = OcelotFile()
  private let log = OcelotLog.shared

  func save() { log.write("saved") }
}

final class OcelotEditor {
  func save() { OcelotFile.shared.save() }
}
