import DepAudit
import Foundation
import Testing

/// The rules about composition roots: what `audit` says is what `wire --check` says.
@Suite struct RootRuleTests {
  private static let rules = Rule.all.filter { $0.group == .roots }

  private func project(_ source: String) -> [String: String] {
    [
      "Sources/App/Example.swift": source,
      ".depstructs.json": #"{ "compositionRoots": ["AppRoot", "SessionRoot"] }"#,
    ]
  }

  @Test(arguments: rules)
  func theExampleGivesItsFindingAndTheRepairNone(_ rule: Rule) throws {
    let line = rule.example.markedLine
    try withTool(project(rule.example.source)) { tool in
      let found = try tool.run("audit", "--format", "xcode", "--all", "--report-only")
      let lines = found.output.split(separator: "\n").filter {
        $0.hasSuffix("[\(rule.name.rawValue)]")
      }
      #expect(lines.count == 1, "\(found)")
      #expect(lines.first?.contains("Example.swift:\(line):") == true, "\(found)")
    }
    try withTool(project(rule.repaired.source)) { tool in
      let found = try tool.run("audit", "--format", "xcode", "--all", "--report-only")
      for rule in Self.rules {
        #expect(!found.output.contains("[\(rule.name.rawValue)]"), "\(found)")
      }
      let check = try tool.run("wire", "--check")
      #expect(check.status == 0, "\(check)")
      #expect(!check.errors.contains("[wire-"), "\(check)")
    }
  }

  @Test(arguments: rules)
  func theCheckNamesTheSameLine(_ rule: Rule) throws {
    try withTool(project(rule.example.source)) { tool in
      let check = try tool.run("wire", "--check")
      #expect(check.errors.contains("Example.swift:\(rule.example.markedLine):"), "\(check)")
      let audit = try tool.run("audit")
      // What fails one fails the other.
      #expect(audit.status == check.status, "\(audit)\n\(check)")
    }
  }

  @Test(arguments: rules)
  func aCommentSilencesBothCommands(_ rule: Rule) throws {
    let source = rule.example.source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().map { index, line in
        index + 1 == rule.example.markedLine
          ? "\(line)  // depstructs:ignore \(rule.name.rawValue) - for a reason" : String(line)
      }.joined(separator: "\n")
    try withTool(project(source)) { tool in
      let audit = try tool.run("audit", "--format", "xcode", "--all")
      #expect(!audit.output.contains("[\(rule.name.rawValue)]"), "\(audit)")
      #expect(!audit.output.contains("[unused-suppression]"), "\(audit)")
      let check = try tool.run("wire", "--check")
      #expect(!check.errors.contains("Example.swift:\(rule.example.markedLine):"), "\(check)")
    }
    try withTool(project(source)) { tool in
      // Roots are not looked at here, so the comment is not unused either.
      let part = try tool.run("audit", "Sources", "--format", "xcode", "--all")
      #expect(!part.output.contains("[unused-suppression]"), "\(part)")
    }
  }
}

extension RuleExample {
  fileprivate var markedLine: Int {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.hasSuffix(Self.marker) } ?? -1) + 1
  }
}
