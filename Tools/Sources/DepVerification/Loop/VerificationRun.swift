internal import DepFacts
internal import DepPlan

/// One verification from its beginning to its end.
struct VerificationRun {
  private let dependencies: Verifier.Dependencies
  private let commands: VerificationCommands
  private let paths: ProjectPaths
  private let typeLines: TypeLines
  private let progress: VerificationProgress
  private var attempt: Attempt
  /// What may be missing from the whole plan so that all is well, as far as was tried.
  private var approved: Set<Set<String>> = []
  private var testsBefore: TestOutput?

  init(
    _ dependencies: Verifier.Dependencies, commands: VerificationCommands, paths: ProjectPaths,
    typeLines: TypeLines, proposal: MigrationPlan
  ) {
    self.dependencies = dependencies
    self.commands = commands
    self.paths = paths
    self.typeLines = typeLines
    progress = VerificationProgress(now: dependencies.now, say: dependencies.say)
    attempt = Attempt(proposal)
  }

  mutating func finish() throws -> VerifiedPlan {
    testsBefore = try check("the unchanged sources", roundCount: 2).begin()
    while let failure = try failure(of: attempt) { try putBack(failure) }
    if let generous = attempt.givingSecondChance(plan: dependencies.plan) {
      dependencies.say("trying again the types that another type may have affected")
      if try failure(of: generous) == nil {
        attempt = generous
      } else {
        try dependencies.files.apply(attempt.plan.changes)
      }
    }
    return VerifiedPlan(
      plan: attempt.outcome, runCount: progress.runCount,
      failingBefore: testsBefore?.failures.keys.sorted() ?? [])
  }

  private func check(_ what: String, roundCount: Int) -> SourceCheck {
    SourceCheck(commands, testsBefore: testsBefore) { command, verb in
      try progress.watch(
        command, verb: verb, what: what, roundCount: roundCount, run: dependencies.run)
    }
  }

  /// Writes an attempt and says what is wrong with it; nil where all is well.
  private mutating func failure(
    of attempt: Attempt, roundCount: Int = 1, among total: Int? = nil
  ) throws -> Failure? {
    try dependencies.files.apply(attempt.plan.changes)
    // The sources as they were are well.
    guard !attempt.plan.changes.isEmpty, !approved.contains(attempt.putBackTypes) else {
      return nil
    }
    let what = Self.what(attempt, among: total)
    let failure = try check(what, roundCount: roundCount).failure()
    if failure == nil { approved.insert(attempt.putBackTypes) }
    return failure
  }

  private static func what(_ attempt: Attempt, among total: Int?) -> String {
    let count = attempt.suspects.count
    if let total { return "searching, \(count) of \(total) types applied" }
    return "\(count) \(count == 1 ? "type" : "types") applied,"
      + " \(attempt.putBackTypes.count) put back"
  }

  // MARK: Blame

  private mutating func putBack(_ failure: Failure) throws {
    let suspects = attempt.suspects
    guard !suspects.isEmpty else {
      throw VerificationProblem.failsWithoutChanges(
        command: failure.command, excerpt: failure.excerpt)
    }
    let dependencies = dependencies
    let investigation = Investigation(
      of: attempt.plan, suspects: Set(suspects), paths: paths, typeLines: typeLines,
      source: dependencies.source)
    let isDoubtful: Bool
    let reasons: [String: SkippedUse]
    if let blame = investigation.blame(for: failure.diagnostics) {
      isDoubtful = blame.ground != .edit
      reasons = blame.reasons
    } else {
      isDoubtful = false
      reasons = try search(suspects, failure)
    }
    for type in reasons.keys.sorted() {
      dependencies.say("putting back \(type): \(reasons[type]?.detail ?? "")")
    }
    attempt = attempt.puttingBack(reasons, isDoubtful: isDoubtful, plan: dependencies.plan)
  }

  /// Finds by halves a type without which those before it are well.
  private mutating func search(
    _ suspects: [String], _ failure: Failure
  ) throws -> [String: SkippedUse] {
    // The first `well` of them are well together; the first `ill` are not.
    var (well, ill) = (0, suspects.count)
    var last = failure
    while ill - well > 1 {
      let middle = (well + ill) / 2
      let absent = suspects[middle...].map { ($0, place(of: $0, last)) }
      let half = attempt.puttingBack(
        Dictionary(uniqueKeysWithValues: absent), isDoubtful: false, plan: dependencies.plan)
      let failure = try self.failure(
        of: half, roundCount: Self.halvings(ill - well), among: suspects.count)
      if let failure {
        last = failure
        ill = middle
      } else {
        well = middle
      }
    }
    return [suspects[ill - 1]: place(of: suspects[ill - 1], last)]
  }

  /// How many more rounds a search among so many takes, and one for what it leaves.
  private static func halvings(_ count: Int) -> Int {
    Int.bitWidth - (max(1, count) - 1).leadingZeroBitCount + 1
  }

  /// The place of a type, with the trouble that nothing but a search could lay at its door.
  private func place(of type: String, _ failure: Failure) -> SkippedUse {
    let outcome = attempt.plan.outcomes.first { $0.key == type }
    return SkippedUse(
      reason: failure.reason, path: outcome?.path ?? "",
      position: outcome?.position ?? SourcePosition(line: 1, column: 1, offset: 0),
      expression: failure.diagnostics.first?.test ?? "", detail: failure.phrase)
  }
}
