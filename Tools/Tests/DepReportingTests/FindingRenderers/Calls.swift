import Foundation

/// What a closure was called with.
final class Calls: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [String] = []

  var all: [String] { lock.withLock { entries } }

  func add(_ entry: String) { lock.withLock { entries.append(entry) } }
}
