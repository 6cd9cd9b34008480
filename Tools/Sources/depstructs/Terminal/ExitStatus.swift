import ArgumentParser

/// The exit statuses: a contract with whatever runs the tool.
enum ExitStatus {
  /// Findings.
  static let findings = ExitCode(1)
  /// The tool could not do its work.
  static let failure = ExitCode(2)
}
