/// What a migration would do to a project.
package struct MigrationPlan: Hashable, Sendable {
  /// The types that were asked for and hide something, by module and name.
  package var outcomes: [TypeOutcome]
  /// The files that change, by path; a file without an edit is not among them.
  package var changes: [FileChange]
  /// Why fields are declared as types themselves, though protocols were asked for; a line each.
  package var notes: [String]

  package init(outcomes: [TypeOutcome], changes: [FileChange], notes: [String] = []) {
    self.outcomes = outcomes
    self.changes = changes
    self.notes = notes
  }
}

/// Types that a plan has to leave alone, with what the compiler or a test said of them.
package struct Exclusions: Hashable, Sendable {
  /// The reason by the key of the type, see ``TypeOutcome/key``.
  package var reasons: [String: SkippedUse]

  package init(reasons: [String: SkippedUse] = [:]) { self.reasons = reasons }
}
