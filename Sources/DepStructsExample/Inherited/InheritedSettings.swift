import Foundation

/// The settings, which any code can read and change.
// Proof of @unchecked: `stored` is read and written only while `lock` is held.
package final class InheritedSettings: @unchecked Sendable {
  package static let shared = InheritedSettings()

  private let lock = NSLock()
  private var stored = ReaderSettings(
    cacheFolder: FileManager.default.temporaryDirectory.appendingPathComponent("feeds"))

  package var current: ReaderSettings {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
