package import Foundation

/// What the user may choose about reading.
package struct ReaderSettings: Equatable, Sendable {
  /// The folder of the cache on disk.
  package var cacheFolder: URL
  /// How long a server may stay silent.
  package var timeout: TimeInterval
  /// The pause before the first repetition; each further one is twice as long.
  package var retryDelay: TimeInterval

  package init(cacheFolder: URL, timeout: TimeInterval = 10, retryDelay: TimeInterval = 0.25) {
    self.cacheFolder = cacheFolder
    self.timeout = timeout
    self.retryDelay = retryDelay
  }
}
