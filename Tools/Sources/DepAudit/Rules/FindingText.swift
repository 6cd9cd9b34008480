/// What a finding says: the fact, and what to do next.
///
/// The texts of a rule are functions in an extension beside the rule.
struct FindingText: Hashable, Sendable {
  /// One phrase in the compiler's manner: states the fact, names the symbol, no full stop.
  var message: String
  /// What to do next, in one phrase.
  var repair: String
  /// The command that does it, where one does.
  var command: String?

  init(_ message: String, repair: String, command: String? = nil) {
    self.message = message
    self.repair = repair
    self.command = command
  }
}
