/// Runs other programs.
package struct CommandRunner: Sendable {
  package struct Command: Hashable, Sendable {
    /// The program, which is looked up in `PATH`, and its arguments.
    package var words: [String]
    package var input: [UInt8]

    package init(_ words: [String], input: [UInt8] = []) {
      self.words = words
      self.input = input
    }
  }

  package struct Outcome: Hashable, Sendable {
    package var status: Int32
    package var output: [UInt8] = []
    package var errorText = ""
  }

  /// Runs the program to its end; throws the reason where it cannot be started.
  package var run: @Sendable (Command) throws -> Outcome
}
