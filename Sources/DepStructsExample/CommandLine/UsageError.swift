/// A command line that makes no sense, as one line.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  package var argument: String
  package var reason: String
  package var remedy: String

  package var description: String {
    "\(argument): \(reason); \(remedy)".singleLine
  }
}
