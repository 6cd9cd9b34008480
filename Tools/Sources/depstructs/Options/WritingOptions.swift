import ArgumentParser

/// Whether and how the files are changed.
struct WritingOptions: ParsableArguments {
  @Flag(help: "Change the files.")
  var write = false

  @Flag(help: "Change files even when git cannot restore them.")
  var force = false

  @Option(
    help: ArgumentHelp(
      "A command that must succeed, such as 'swift build'. Where it fails, 'migrate' puts back "
        + "each type for which it reports an error, and 'wire' puts back every file.",
      valueName: "command"))
  var verify: String?

  @Flag(help: "Also run the tests, and put back in the same way what makes a test fail.")
  var verifyTests = false

  @Option(
    help: ArgumentHelp(
      "The command that runs the tests. Implies '--verify-tests'. Default: 'swift test'.",
      valueName: "command"))
  var verifyTestsCommand: String?

  func validate() throws {
    if !write {
      if force { throw ValidationError("'--force' goes with '--write'") }
      if verify != nil { throw ValidationError("'--verify' goes with '--write'") }
      if testCommand != nil { throw ValidationError("'--verify-tests' goes with '--write'") }
    }
    for command in [verify, verifyTestsCommand] where command?.isEmpty == true {
      throw ValidationError("'--verify' and '--verify-tests-command' need a command")
    }
  }

  /// The command that runs the tests; nil where they are not to be run.
  var testCommand: String? { verifyTestsCommand ?? (verifyTests ? "swift test" : nil) }
}
