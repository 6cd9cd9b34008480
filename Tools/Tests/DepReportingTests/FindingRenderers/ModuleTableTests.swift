@testable import DepAudit
import DepReporting
import Testing

struct ModuleTableTests {
  @Test func wideCharactersAndLongNamesKeepTheColumnsInLine() {
    let rows = table([
      SampleReport.module("設定", files: 1, lines: 10, SampleReport.counts(1, 0, 0, 0)),
      SampleReport.module(
        "AVeryLongModuleNameThatSomebodyThoughtWasAGoodIdeaOnce", files: 1, lines: 1_234_567,
        SampleReport.counts(0, 0, 0, 12345)),
      SampleReport.module("👩‍👩‍👧", files: 1, lines: 10, SampleReport.counts(0, 3, 1, 0)),
    ])

    #expect(
      rows == [
        "module                        lines                        "
          + "hidden  defaulted  transitional  injected",
        "設定                             10  ████████████████████"
          + "       1          0             0         0",
        "AVeryLongMod…oodIdeaOnce  1,234,567  ░░░░░░░░░░░░░░░░░░░░"
          + "       0          0             0    12,345",
        "👩‍👩‍👧                               10  ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▒▒▒▒▒"
          + "       0          3             1         0",
        "total                             0  █▓▒░░░░░░░░░░░░░░░░░"
          + "       1          3             1    12,345",
      ])
  }

  @Test func aStateThatOccursIsSeenHoweverRareItIs() {
    let rows = table([
      SampleReport.module("App", files: 1, lines: 10, SampleReport.counts(1, 1, 1, 9000))
    ])

    #expect(rows.last?.contains("█▓▒░░░░░░░░░░░░░░░░░ ") == true)
  }

  @Test func modulesWithoutDependenciesAreNamedInALine() {
    let modules = (10..<22).map {
      SampleReport.module(
        "M\($0)", files: 1, lines: 1, SampleReport.counts($0 == 10 ? 1 : 0, 0, 0, 0))
    }
    let text = AuditFormat.text.render(AuditReport(modules: modules), options: SampleReport.options)

    #expect(
      text.contains(
        "11 modules without dependencies: "
          + "M11, M12, M13, M14, M15, M16, M17, M18 and 3 more (--all)"))
  }

  /// The lines of the table for a terminal of a hundred columns, without blanks at their ends.
  private func table(_ modules: [AuditReport.Module]) -> [String] {
    let text = AuditFormat.text.render(AuditReport(modules: modules), options: SampleReport.options)
    return text.split(separator: "\n").drop { !$0.hasPrefix("module") }
      .prefix { !$0.hasPrefix("█ hidden") }.map(String.init)
  }
}
