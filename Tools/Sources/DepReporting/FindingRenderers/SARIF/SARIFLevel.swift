internal import DepAudit

/// A severity in the words of SARIF.
enum SARIFLevel {
  static func of(_ severity: Severity) -> String {
    severity == .off ? "none" : severity.rawValue
  }
}
