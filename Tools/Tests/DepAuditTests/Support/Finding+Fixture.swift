import DepModel
@testable import DepAudit
import DepFacts

extension Finding {
  /// A finding that a test of the baseline writes by hand.
  static func fixture(
    _ expression: String = "NetworkAPI.shared", in type: String = "Reader", line: Int32 = 1,
    rule: RuleName = .hiddenSingleton, severity: Severity = .warning, module: String = "App",
    file: String = "Sources/App/App.swift", message: String = "message"
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, state: .hidden, module: module, file: file,
      position: SourcePosition(line: line, column: 1, offset: line * 100), expression: expression,
      type: type, member: "load()", message: message, repair: "repair")
  }
}

extension BaselineEntry {
  /// An entry that holds findings of the fixture above.
  static func fixture(
    _ expression: String = "NetworkAPI.shared", in type: String = "Reader", count: Int = 1,
    rule: RuleName = .hiddenSingleton, module: String = "App"
  ) -> BaselineEntry {
    BaselineEntry(
      module: module, type: type, rule: rule.rawValue, expression: expression, count: count)
  }
}
