extension Reason {
  /// Why types are put back after they were changed.
  static var ofOutcomes: [Reason] {
    [
      Reason(
        .compilerError, .afterwards,
        summary: """
          The tool put the type back, because the compiler reported an error in the change.
          """,
        why: "A rule of the tool is wrong or incomplete for this code.",
        remedy: """
          Please report the diagnostic. Until a fix is available, write the convention by hand.
          """),
      Reason(
        .testFailure, .afterwards,
        summary: "The tool put the type back, because a test failed that passed before.",
        why: "The test observes something that the migration changed, or its result varies.",
        remedy: """
          Run the test several times without the change. If it always passes, please report it.
          """),
    ]
  }
}
