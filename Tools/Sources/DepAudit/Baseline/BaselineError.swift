/// What is wrong in the text of a baseline, and what to do about it.
package struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  package var file: String
  /// From 1, in characters.
  package var line: Int
  package var column: Int
  /// One phrase that states the fact.
  package var problem: String
  package var nextStep: String

  package var description: String {
    "\(file):\(line):\(column): error: \(problem); \(nextStep)"
  }
}
