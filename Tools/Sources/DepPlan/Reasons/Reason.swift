/// Why something is left as it is, with all that its page says.
package struct Reason: Hashable, Sendable {
  package enum Scope: String, CaseIterable, Sendable {
    case wholeType = "A type is skipped"
    case place = "A place stays as it is"
    case afterwards = "A type is put back"
  }

  package var name: ReasonName
  package var scope: Scope
  /// What is the case, in one sentence.
  package var summary: String
  /// Why it cannot be rewritten.
  package var why: String
  /// What a person can do.
  package var remedy: String

  package init(
    _ name: ReasonName, _ scope: Scope, summary: String, why: String, remedy: String
  ) {
    self.name = name
    self.scope = scope
    self.summary = summary
    self.why = why
    self.remedy = remedy
  }

  /// All reasons, in the order of their names in the source.
  package static var all: [Reason] {
    ofTypes + ofPlaces + ofInitialValues + ofContainers + ofOutcomes
  }
}

extension ReasonName {
  /// What is to be said about it.
  package var reason: Reason? { Reason.all.first { $0.name == self } }
}
