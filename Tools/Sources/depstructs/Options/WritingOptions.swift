import ArgumentParser

/// Whether and how the files are changed.
struct WritingOptions: ParsableArguments {
  @Flag(help: "Change the files.")
  var write = false

  @Flag(help: "Change them even where git could not take the changes back.")
  var force = false

  @Option(
    help: ArgumentHelp(
      "A command that has to succeed, as 'swift build'; types that it points to are put back.",
      valueName: "command"))
  var verify: String?

  @Flag(help: "Run the tests too; types that make one fail are put back.")
  var verifyTests = false

  @Option(
    help: ArgumentHelp(
      "The command that runs the tests; without it, 'swift test'.", valueName: "command"))
  var verifyTestsCommand: String?

  func validate() throws {
    if !write {
      if force { throw ValidationError("'--force' goes with '--write'") }
      if verify != nil { throw ValidationError("'--verify' goes with '--write'") }
      if testCommand != nil { throw ValidationError("'--verify-tests' goes with '--write'") }
    }
    for command in [verify, verifyTestsCommand] where command?.isEmpty == true {
      throw ValidationError("the command that verifies is empty")
    }
  }

  /// The command that runs the tests; nil where they are not to be run.
  var testCommand: String? { verifyTestsCommand ?? (verifyTests ? "swift test" : nil) }
}
