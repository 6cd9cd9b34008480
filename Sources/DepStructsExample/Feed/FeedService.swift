package import Foundation

/// What the command line asks of a reader, be it the inherited or the migrated one.
package protocol FeedService: Sendable {
  /// The feed at an address, as text to print.
  func page(for url: URL) async throws(FeedFailure) -> String
}
