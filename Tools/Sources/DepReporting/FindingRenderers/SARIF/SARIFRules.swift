internal import DepAudit

/// All rules as SARIF describes them.
struct SARIFRules {
  /// Severities that differ from those of the rules.
  let severities: [RuleName: Severity]

  func write(_ writer: inout JSONWriter) { writer.lines(Rule.all, write) }

  private func write(_ writer: inout JSONWriter, _ rule: Rule) {
    let page = RulePage.page(for: rule)
    let severity = severities[rule.name] ?? rule.severity
    writer.object {
      $0.field("id", rule.name.rawValue)
      $0.field("name", Self.pascalCased(rule.name.rawValue))
      $0.field("shortDescription") { $0.object { $0.field("text", rule.title) } }
      $0.field("fullDescription") { $0.object { $0.field("text", rule.summary) } }
      $0.field("help") {
        $0.object {
          $0.field("text", page)
          $0.field("markdown", page)
        }
      }
      $0.field("defaultConfiguration") {
        $0.object {
          $0.field("enabled", severity != .off)
          $0.field("level", SARIFLevel.of(severity))
        }
      }
    }
  }

  private static func pascalCased(_ name: String) -> String {
    name.split(separator: "-").map { String($0).capitalizedFirst }.joined()
  }
}
