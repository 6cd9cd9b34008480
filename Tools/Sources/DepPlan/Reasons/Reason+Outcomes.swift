extension Reason {
  /// Why types are put back after they were changed.
  static var ofOutcomes: [Reason] {
    [
      Reason(
        .compilerError, .afterwards,
        summary: "The type was changed, and put back: the compiler pointed to it.",
        why: "A rule of this tool is wrong or incomplete for this code.",
        remedy: "Please report it with the diagnostic. Until then, write the convention by hand."),
      Reason(
        .testFailure, .afterwards,
        summary: "The type was changed, and put back: a test failed that passed before.",
        why: """
          Something about the type is observed that the rewriting changed, or the test is not \
          reliable.
          """,
        remedy: "Run the test a few times without the change. If it is reliable, please report it."),
    ]
  }
}
