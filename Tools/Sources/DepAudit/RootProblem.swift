package import DepFacts

/// What is wrong with a composition root or a container, as `depstructs wire` finds it and the
/// audit reports it.
package struct RootProblem: Hashable, Sendable {
  package var rule: RuleName
  /// Relative to the working directory.
  package var file: String
  package var position: SourcePosition
  /// What it is about, by name: a member, an input, a type or a registration.
  package var subject: String
  package var message: String
  package var notes: [FindingNote]
  /// Whether the root cannot be completed because of it, or a fetch fails.
  package var isError: Bool

  package init(
    rule: RuleName, file: String, position: SourcePosition, subject: String, message: String,
    notes: [FindingNote], isError: Bool
  ) {
    self.rule = rule
    self.file = file
    self.position = position
    self.subject = subject
    self.message = message
    self.notes = notes
    self.isError = isError
  }
}
