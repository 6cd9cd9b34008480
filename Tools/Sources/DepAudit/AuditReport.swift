package import DepFacts
package import DepModel

/// The outcome of an audit: everything that a report shows.
package struct AuditReport: Sendable {
  package typealias Counts = StateCounts

  package struct Module: Hashable, Sendable {
    package var name: String
    package var fileCount: Int
    package var lineCount: Int
    package var counts: Counts
  }

  package struct TypeSummary: Hashable, Sendable {
    package var name: String
    package var module: String
    package var file: String
    package var position: SourcePosition
    package var counts: Counts

    package init(
      name: String, module: String, file: String, position: SourcePosition, counts: Counts
    ) {
      self.name = name
      self.module = module
      self.file = file
      self.position = position
      self.counts = counts
    }
  }

  /// A type to convert next.
  package struct Candidate: Hashable, Sendable {
    package var type: TypeSummary
    /// Why it comes at this place, in one phrase: `leaf; …`.
    package var reason: String
  }

  /// A place that is not counted, and why.
  package struct ExemptEntry: Hashable, Sendable {
    package var reason: ExemptUse.Reason
    package var file: String
    package var position: SourcePosition
    package var expression: String
    package var type: String
    package var member: String
  }

  /// Sorted by name; modules that hold only tests are left out.
  package var modules: [Module] = []
  /// Types that depend on something, by hidden count, then module and name.
  package var types: [TypeSummary] = []
  /// At most ten.
  package var next: [Candidate] = []
  /// Sorted by file, then offset, then rule; without those that a comment or the baseline silences.
  package var findings: [Finding] = []
  /// Findings that the baseline knows.
  package var known: [Finding] = []
  /// Findings that a comment silences.
  package var suppressed: [Finding] = []
  /// Entries of the baseline that no longer occur.
  package var stale: [BaselineEntry] = []
  package var exemptUses: [ExemptEntry] = []
  /// What the project registers in containers and fetches from them; empty where they were not
  /// looked at.
  package var containers: [ContainerSummary] = []
  /// Folders and files that were not read, with the reason; sorted by path.
  package var skippedFiles: [SkippedFile] = []
  package var fileCount = 0
  package var testFileCount = 0
  package var lineCount = 0

  /// Whether the audit fails: a finding above `note`, or a stale entry.
  package var fails: Bool { !stale.isEmpty || findings.contains { $0.severity >= .warning } }
}
