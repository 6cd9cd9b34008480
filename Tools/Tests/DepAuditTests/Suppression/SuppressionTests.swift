import DepModel
import DepFacts
import DepAudit
import ModelTestSupport
import Testing

struct SuppressionTests {
  /// A type on line 1 that hides `Date()` on line 2.
  private func project() -> ModelFixture {
    var project = ModelFixture()
    project.hides("Date()", in: project.type("Log"), .ambientValue)
    return project
  }

  @Test func `a comment silences its rule on its lines`() {
    var project = project()
    project.ignores(["hidden-ambient-value"], lines: 2, 2)
    let report = project.audit()
    #expect(report.findings.isEmpty)
    #expect(report.suppressed.map(\.expression) == ["Date()"])
    #expect(report.fails == false)
  }

  @Test(arguments: [["hidden-singleton"], ["hidden-locator"], ["all"], []])
  func `another rule, or none, silences nothing`(rules: [String]) {
    var project = project()
    project.ignores(rules, lines: 2, 2)
    #expect(project.audit().findings.map(\.rule) == [.hiddenAmbientValue, .unusedSuppression])
  }

  @Test(arguments: [(1, 1), (3, 9)])
  func `other lines are not silenced`(lines: (Int32, Int32)) {
    var project = project()
    project.ignores(["hidden-ambient-value"], lines: lines.0, lines.1)
    #expect(project.messages(.hiddenAmbientValue).count == 1)
  }

  @Test func `another file is not silenced`() {
    var project = project()
    project.ignores(["hidden-ambient-value"], lines: 1, 9, file: "Sources/App/Other.swift")
    #expect(project.messages(.hiddenAmbientValue).count == 1)
    #expect(project.messages(.unusedSuppression).count == 1)
  }

  @Test func `a comment may silence several rules`() {
    var project = project()
    project.hides("Log.shared", in: 0)
    project.ignores(["hidden-ambient-value", "hidden-singleton"], lines: 1, 9)
    #expect(project.audit().findings.isEmpty)
    #expect(project.audit().suppressed.count == 2)
  }

  @Test func `of several rules the one that finds nothing is named`() {
    var project = project()
    project.ignores(["hidden-ambient-value", "hidden-singleton"], lines: 1, 9)
    #expect(
      project.messages(.unusedSuppression) == [
        "the comment silences 'hidden-singleton', which finds nothing here"
      ])
  }

  @Test func `a comment that silences nothing is a warning at the comment`() {
    var project = ModelFixture()
    project.file("Sources/App/App.swift")
    project.ignores(["hidden-singleton"], lines: 7, 7)
    let findings = project.audit().findings
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.map(\.position.line) == [7])
    #expect(findings.map(\.expression) == ["hidden-singleton"])
  }

  @Test func `a name that is no rule is told the nearest`() {
    var project = ModelFixture()
    project.file("Sources/App/App.swift")
    project.ignores(["hidden-singelton"], lines: 7, 7)
    #expect(
      project.messages(.unusedSuppression) == [
        "there is no rule 'hidden-singelton'; did you mean 'hidden-singleton'?"
      ])
  }

  @Test func `a name that is like no rule is told where the rules are`() {
    var project = ModelFixture()
    project.file("Sources/App/App.swift")
    project.ignores(["force_cast"], lines: 7, 7)
    let finding = project.findings(.unusedSuppression)[0]
    #expect(finding.message == "there is no rule 'force_cast'")
    #expect(finding.repair.contains("depstructs explain"))
  }

  @Test func `a comment without a rule is told how to write one`() {
    var project = ModelFixture()
    project.file("Sources/App/App.swift")
    project.ignores([], lines: 7, 7, reason: nil)
    #expect(
      project.audit().findings.map(\.message) == [
        "the comment names no rule, so it silences nothing"
      ])
    #expect(
      project.audit().findings.map(\.repair) == ["write 'depstructs:ignore RULE - reason'"])
  }

  @Test(arguments: [nil, "", "  "])
  func `a comment without a reason silences and is a warning`(reason: String?) {
    var project = project()
    project.ignores(["hidden-ambient-value"], lines: 2, 2, reason: reason)
    let report = project.audit()
    #expect(
      report.findings.map(\.message) == [
        "the comment does not say why it silences 'hidden-ambient-value'"
      ])
    #expect(report.suppressed.count == 1)
  }

  @Test func `an unused comment is not told that it lacks a reason as well`() {
    var project = ModelFixture()
    project.file("Sources/App/App.swift")
    project.ignores(["hidden-singleton"], lines: 7, 7, reason: nil)
    #expect(project.audit().findings.map(\.rule) == [.unusedSuppression])
  }

  @Test func `the comment with the fewest lines silences`() {
    var project = project()
    project.ignores(["hidden-ambient-value"], lines: 1, 9)
    project.ignores(["hidden-ambient-value"], lines: 2, 2)
    #expect(project.findings(.unusedSuppression).map(\.position.line) == [1])
  }

  @Test func `conventions are silenced too`() {
    var project = ModelFixture()
    _ = project.type("Reader", fields: [.init("api")])
    project.ignores(["unused-dependency"], lines: 3, 3)
    #expect(project.audit().findings.isEmpty)
    #expect(project.audit().suppressed.map(\.rule) == [.unusedDependency])
  }

  @Test func `a comment about a rule that is off is in use`() {
    var project = project()
    project.ignores(["hidden-ambient-value"], lines: 2, 2)
    let report = project.audit { $0.severities[.hiddenAmbientValue] = .off }
    #expect(report.findings.isEmpty)
    #expect(report.suppressed.isEmpty)
  }

  @Test func `what is silenced stays counted as hidden`() {
    var project = project()
    project.ignores(["hidden-ambient-value"], lines: 2, 2)
    let report = project.audit()
    #expect(report.modules.map(\.counts.hidden) == [1])
    #expect(report.types.map(\.counts.hidden) == [1])
  }

  @Test func `a type that is silenced whole is not to be converted next`() {
    var project = project()
    project.ignores(["hidden-ambient-value"], lines: 1, 9)
    #expect(project.audit().next.isEmpty)
  }

  @Test func `comments in tests are not judged`() {
    var project = ModelFixture()
    project.file("Tests/LogTests.swift", role: .test)
    project.ignores(["hidden-singleton"], lines: 7, 7, file: "Tests/LogTests.swift")
    #expect(project.audit().findings.isEmpty)
  }
}
