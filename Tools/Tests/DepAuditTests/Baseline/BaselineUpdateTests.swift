@testable import DepAudit
import Testing

struct BaselineUpdateTests {
  private func updated(
    _ findings: [Finding], old: [BaselineEntry]?, allowGrowth: Bool = false
  ) throws -> [BaselineEntry] {
    try Baseline.updated(from: findings, old: old, allowGrowth: allowGrowth).get()
  }

  @Test func `the first baseline holds everything`() throws {
    #expect(try updated([.fixture(), .fixture()], old: nil) == [.fixture(count: 2)])
  }

  @Test func `what no longer occurs goes`() throws {
    #expect(try updated([], old: [.fixture()]) == [])
  }

  @Test func `a count falls`() throws {
    #expect(try updated([.fixture()], old: [.fixture(count: 3)]) == [.fixture()])
  }

  @Test func `something new is refused by name`() {
    #expect(throws: BaselineGrowth(items: [.init(entry: .fixture("B"), allowed: 0)])) {
      try updated([.fixture("A"), .fixture("B")], old: [.fixture("A")])
    }
  }

  @Test func `a higher count is refused`() {
    #expect(throws: BaselineGrowth(items: [.init(entry: .fixture(count: 2), allowed: 1)])) {
      try updated([.fixture(), .fixture()], old: [.fixture()])
    }
  }

  @Test func `an empty baseline is not a missing one`() {
    #expect(throws: BaselineGrowth.self) { try updated([.fixture()], old: []) }
  }

  @Test func `growth is allowed on request`() throws {
    let entries = try updated([.fixture("A"), .fixture("B")], old: [], allowGrowth: true)
    #expect(entries == [.fixture("A"), .fixture("B")])
  }

  @Test func `the refusal says what grew and what to do`() {
    let growth = BaselineGrowth(items: [
      .init(entry: .fixture("A", count: 3), allowed: 1),
      .init(entry: .fixture("B", in: ""), allowed: 0),
    ])
    #expect(
      growth.description == """
        the baseline would grow:
          App.Reader: hidden-singleton 'A', 1 before, 3 now
          App: hidden-singleton 'B', 0 before, 1 now
        fix these, or add them with '--update-baseline --allow-growth'
        """)
  }

  @Test func `of two entries about one thing the lower count limits the update`() {
    let old: [BaselineEntry] = [.fixture(count: 3), .fixture(count: 1)]
    #expect(throws: BaselineGrowth(items: [.init(entry: .fixture(count: 2), allowed: 1)])) {
      try updated([.fixture(), .fixture()], old: old)
    }
  }

  @Test func `notes are not held`() throws {
    #expect(try updated([.fixture(severity: .note)], old: nil) == [])
  }

  @Test func `an updated baseline has nothing new and nothing stale`() throws {
    let findings = [1, 2, 3].map { Finding.fixture(line: $0) } + [.fixture("B")]
    let comparison = Baseline.compare(findings, with: try updated(findings, old: nil))
    #expect(comparison.new.isEmpty)
    #expect(comparison.stale.isEmpty)
  }

  @Test func `a report gives the update known and new findings`() {
    let report = AuditReport(findings: [.fixture("A")], known: [.fixture("B")])
    #expect(report.baselineFindings.map(\.expression) == ["A", "B"])
  }
}
