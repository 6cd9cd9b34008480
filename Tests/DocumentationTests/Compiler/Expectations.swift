/// Compares what the compiler said with what the blocks of a program announce.
struct Expectations {
  let program: Program

  /// Returns what is not as announced.
  func problems(in diagnostics: [Diagnostic]) -> [Outcome.Problem] {
    let failures = diagnostics.filter(\.isFailure)
    let surprises = failures.filter { !isExpected($0) }.map { failure in
      Outcome.Problem(
        document: program.document(failure.file), line: program.line(of: failure),
        message: "\(failure.severity): \(failure.message)")
    }
    let absences = program.blocks.flatMap { block in
      block.announcements.filter { announcement in
        !failures.contains { block.announces($0, announcement) }
      }.map { announcement in
        Outcome.Problem(
          document: block.document, line: block.line,
          message: "the compiler does not say \"\(announcement.message)\"")
      }
    }
    return surprises + absences
  }

  private func isExpected(_ failure: Diagnostic) -> Bool {
    program.blocks.contains { block in
      block.holds(failure)
        && (block.isUnused(failure)
          || block.announcements.contains { block.announces(failure, $0) })
    }
  }
}

extension CodeBlock {
  fileprivate var announcements: [(severity: String, message: String)] {
    guard let directive else { return [] }
    return directive.expectedErrors.map { ("error", $0) }
      + directive.expectedWarnings.map { ("warning", $0) }
  }

  fileprivate func announces(
    _ failure: Diagnostic, _ announcement: (severity: String, message: String)
  ) -> Bool {
    holds(failure) && failure.severity == announcement.severity
      && failure.message.contains(announcement.message)
  }

  fileprivate func holds(_ failure: Diagnostic) -> Bool {
    failure.file == document && lines.contains(failure.line)
  }

  /// Whether it is only said that a value in the body of an example goes nowhere.
  fileprivate func isUnused(_ failure: Diagnostic) -> Bool {
    switch directive?.shape {
    case .body, .isolatedBody:
      failure.severity == "warning" && failure.message.contains("never used")
    default: false
    }
  }
}

extension Program {
  fileprivate func document(_ file: String) -> String {
    blocks.contains { $0.document == file } ? file : subject?.document ?? file
  }

  fileprivate func line(of failure: Diagnostic) -> Int {
    blocks.contains { $0.document == failure.file } ? failure.line : subject?.line ?? 1
  }
}
