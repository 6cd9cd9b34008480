/// A line of a compiler or a test that says what is wrong.
package struct Diagnostic: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case compiler
    case test
  }

  package var kind: Kind
  /// As printed: absolute, relative, or a mere name.
  package var path: String
  /// From 1.
  package var line: Int
  /// From 1; 1 where none was printed.
  package var column = 1
  package var message: String
  /// The test that says so; empty for a compiler.
  package var test = ""
}
