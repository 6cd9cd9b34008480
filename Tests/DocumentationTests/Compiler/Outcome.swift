/// What came of a program.
struct Outcome: Sendable {
  /// Something that is not as the document says, and the line of the document it belongs to.
  struct Problem: Sendable, Equatable {
    let document: String
    let line: Int
    let message: String
  }

  /// What the compiler said.
  var diagnostics = ""
  /// What the program printed when it was run.
  var printed = ""
  var problems: [Problem] = []
}

/// The outcomes of programs; each program is compiled once.
actor Outcomes {
  static let all = Outcomes()

  private var known: [String: Task<Outcome, any Error>] = [:]

  func of(_ program: Program) async throws -> Outcome {
    let task =
      known[program.testDescription]
      ?? Task {
        try await ProgramCompiler(program: program).outcome()
      }
    known[program.testDescription] = task
    return try await task.value
  }
}
