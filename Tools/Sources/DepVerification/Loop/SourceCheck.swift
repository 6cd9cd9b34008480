internal import DepPlan

/// What is wrong with the sources on the disk.
struct Failure {
  var command: String
  /// What it is to be called in the outcome of a type.
  var reason: ReasonName
  /// May be empty, or without a place in the project.
  var diagnostics: [Diagnostic]
  /// The first words of the trouble, in one line.
  var phrase: String
  /// The last lines that were printed.
  var excerpt: String
}

/// Runs the commands on what is on the disk, and compares with how they went before.
struct SourceCheck {
  private let commands: VerificationCommands
  private let testsBefore: TestOutput?
  private let run: (_ command: String, _ verb: String) throws -> CommandOutcome

  /// Takes what runs a command; the verb says what for: `building`, `testing`.
  init(
    _ commands: VerificationCommands, testsBefore: TestOutput?,
    run: @escaping (_ command: String, _ verb: String) throws -> CommandOutcome
  ) {
    self.commands = commands
    self.testsBefore = testsBefore
    self.run = run
  }

  /// Runs the commands on the untouched sources; throws where they say nothing useful.
  func begin() throws -> TestOutput? {
    if let command = commands.build {
      let outcome = try run(command, "building")
      guard outcome.succeeded else { throw Self.failsAlready(command, outcome) }
    }
    guard let command = commands.tests else { return nil }
    let outcome = try run(command, "testing")
    let tests = TestOutput(outcome)
    // A run that failed in another way than by tests has nothing to be compared with.
    guard outcome.succeeded || (!tests.isCrash && !tests.failures.isEmpty) else {
      throw Self.failsAlready(command, outcome)
    }
    return tests
  }

  /// What is wrong now; nil where all is as well as before.
  func failure() throws -> Failure? {
    if let command = commands.build {
      let outcome = try run(command, "building")
      if !outcome.succeeded {
        return Self.failure(
          command, outcome, .compilerError, CompilerOutput.diagnostics(in: outcome.output))
      }
    }
    return try commands.tests.flatMap(testFailure)
  }

  /// What is wrong with the tests, and was not before.
  private func testFailure(_ command: String) throws -> Failure? {
    let outcome = try run(command, "testing")
    guard let first = trouble(outcome) else { return nil }
    let diagnostics = CompilerOutput.diagnostics(in: outcome.output)
    guard diagnostics.isEmpty else {
      return Self.failure(command, outcome, .compilerError, diagnostics)
    }
    // No type causes a test that fails now and then.
    let again = try run(command, "testing again")
    guard let second = trouble(again) else { return nil }
    let both = first.intersection(second)
    guard !both.isEmpty || first.isEmpty || second.isEmpty else { return nil }
    return Self.failure(
      command, again, .testFailure,
      TestOutput(again).diagnostics.filter { second.isEmpty || both.contains($0.test) })
  }

  /// The tests that fail now and did not before.
  ///
  /// An empty set: the run failed in another way, such as a crash. Nil: no new failure.
  private func trouble(_ outcome: CommandOutcome) -> Set<String>? {
    guard !outcome.succeeded else { return nil }
    let tests = TestOutput(outcome)
    let new = tests.newFailures(since: testsBefore)
    if tests.isCrash || tests.failures.isEmpty { return [] }
    return new.isEmpty ? nil : Set(new)
  }

  // MARK: Words

  private static func failure(
    _ command: String, _ outcome: CommandOutcome, _ reason: ReasonName, _ diagnostics: [Diagnostic]
  ) -> Failure {
    Failure(
      command: command, reason: reason, diagnostics: diagnostics,
      phrase: diagnostics.first?.message ?? "'\(command)' fails with status \(outcome.status)",
      excerpt: excerpt(outcome))
  }

  private static func failsAlready(
    _ command: String, _ outcome: CommandOutcome
  ) -> VerificationProblem {
    .failsAlready(command: command, status: outcome.status, excerpt: excerpt(outcome))
  }

  /// The lines that speak of errors, or else the last ones.
  private static func excerpt(_ outcome: CommandOutcome) -> String {
    let lines = OutputLine.lines(of: outcome.output).map(\.text)
    let errors = lines.filter { $0.contains("error: ") }
    let shown = errors.isEmpty ? lines.suffix(10) : errors.prefix(10)
    return shown.map { "  \($0)" }.joined(separator: "\n")
  }
}
