/// A folder or file that was not read.
package struct SkippedFile: Codable, Hashable, Comparable, Sendable {
  package var path: String
  /// Why, in a few words: a build folder, vendored, generated, excluded by the configuration.
  package var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.path, left.reason) < (right.path, right.reason)
  }
}
