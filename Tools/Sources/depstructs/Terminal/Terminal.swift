/// Where the tool writes, and what it is told about the reader.
struct Terminal: Sendable {
  struct Dependencies: Sendable {
    var writeOutput: @Sendable (_ text: String) throws -> Void
    var writeError: @Sendable (_ text: String) -> Void
    /// Whether a person reads the output, and not a file or a pipe.
    var isOutputInteractive: @Sendable () -> Bool
    var isErrorInteractive: @Sendable () -> Bool
    /// How many columns a line has; nil where that is unknown.
    var columns: @Sendable () -> Int?
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  var isOutputInteractive: Bool { dependencies.isOutputInteractive() }
  var isErrorInteractive: Bool { dependencies.isErrorInteractive() }
  var columns: Int? { dependencies.columns() }

  func write(_ text: String) throws { try dependencies.writeOutput(text) }

  /// A line of its own on standard error, in the manner of compilers.
  func say(_ text: String) { dependencies.writeError("depstructs: \(text)\n") }

  func writeError(_ text: String) { dependencies.writeError(text) }
}
