import Foundation

/// The log, to standard error where the environment asks for it.
final class InheritedEventLog: Sendable {
  static let shared = InheritedEventLog()

  private let isOn = ProcessInfo.processInfo.environment["DEPSTRUCTS_EXAMPLE_LOG"] != nil

  func write(_ event: String) {
    guard isOn else { return }
    StandardStreams().printError("\(Date()) \(event)")
  }
}
