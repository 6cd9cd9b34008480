import Testing

/// A type whose transition ends.
///
/// `§` stands for something that no other case has, so that all cases can be compiled together.
/// A line `// file: Other.swift` begins another file.
struct TransitionCase: Sendable, CustomTestStringConvertible {
  let name: String
  let before: String
  /// What the type's file becomes; nil where it is refused.
  let after: String?
  /// The places that have to change: what stands on the line, then what is at hand.
  let callers: [(line: String, atHand: [String])]
  /// The reasons of what is left, or of the refusal.
  let reasons: [String]
  var type = "§API"

  var testDescription: String { name }

  init(
    _ name: String, type: String = "§API", _ before: String, gives after: String?,
    callers: [(line: String, atHand: [String])] = [], reasons: [String] = []
  ) {
    self.name = name
    self.type = type
    self.before = before
    self.after = after
    self.callers = callers
    self.reasons = reasons
  }
}
