/// A generated file of doubles, with the problems that were found.
package struct MockFile: Hashable, Sendable {
  /// The whole file; empty where nothing could be written.
  package internal(set) var text = ""
  /// In order of place.
  package internal(set) var problems: [MockProblem] = []
  /// The names of the doubles whose text differs from what the file had.
  package internal(set) var outOfDate: [String] = []

  package init() {}

  /// Whether something that was asked for is not there.
  package var hasErrors: Bool { problems.contains { $0.severity == .error } }
}
