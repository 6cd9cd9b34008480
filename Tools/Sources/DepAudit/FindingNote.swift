package import DepFacts

/// A further remark on a finding, at a place of its own where it has one.
package struct FindingNote: Hashable, Sendable {
  /// One phrase in the manner of a finding's message.
  package var message: String
  /// Relative to the working directory; nil when the remark is about no other place.
  package var file: String?
  package var position: SourcePosition?

  package init(message: String, file: String? = nil, position: SourcePosition? = nil) {
    self.message = message
    self.file = file
    self.position = position
  }
}
