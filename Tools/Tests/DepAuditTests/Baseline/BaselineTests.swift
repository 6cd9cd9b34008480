import DepAudit
import DepFacts
import Testing

struct BaselineTests {
  @Test func `a finding without an entry is new`() {
    let comparison = Baseline.compare([.fixture()], with: [])
    #expect(comparison.new == [.fixture()])
    #expect(comparison.known.isEmpty)
    #expect(comparison.stale.isEmpty)
  }

  @Test func `a finding with an entry is known`() {
    let comparison = Baseline.compare([.fixture()], with: [.fixture()])
    #expect(comparison.known == [.fixture()])
    #expect(comparison.new.isEmpty)
  }

  @Test func `lines, files, members and messages are no part of the key`() {
    let moved = Finding.fixture(line: 90, file: "Sources/App/Moved.swift", message: "other words")
    #expect(Baseline.compare([moved], with: [.fixture()]).known == [moved])
  }

  @Test(arguments: [
    Finding.fixture("Other.shared"), .fixture(in: "Other"), .fixture(rule: .hiddenGlobal),
    .fixture(module: "Other"),
  ])
  func `expression, type, rule and module are`(finding: Finding) {
    let comparison = Baseline.compare([finding], with: [.fixture()])
    #expect(comparison.new == [finding])
    #expect(comparison.stale == [.fixture()])
  }

  @Test func `of more findings than allowed the last are new`() {
    let findings = [5, 1, 3].map { Finding.fixture(line: $0) }
    let comparison = Baseline.compare(findings, with: [.fixture(count: 2)])
    #expect(comparison.known.map(\.position.line) == [1, 3])
    #expect(comparison.new.map(\.position.line) == [5])
  }

  @Test func `the surplus says how many are allowed`() {
    let findings = [1, 2, 3].map { Finding.fixture(line: $0) }
    let comparison = Baseline.compare(findings, with: [.fixture(count: 2)])
    #expect(
      comparison.new.map { $0.notes.map(\.message) } == [
        ["the baseline allows 2 of the 3 'NetworkAPI.shared' in 'Reader'"]
      ])
  }

  @Test func `at file level the surplus says so`() {
    let findings = [1, 2].map { Finding.fixture(in: "", line: $0) }
    let comparison = Baseline.compare(findings, with: [.fixture(in: "", count: 1)])
    #expect(
      comparison.new.map { $0.notes.map(\.message) } == [
        ["the baseline allows 1 of the 2 'NetworkAPI.shared' outside of types"]
      ])
  }

  @Test func `an entry without a finding is stale`() {
    #expect(Baseline.compare([], with: [.fixture()]).stale == [.fixture()])
  }

  @Test func `an entry with fewer findings than its count is stale by the difference`() {
    let comparison = Baseline.compare([.fixture()], with: [.fixture(count: 3)])
    #expect(comparison.known.count == 1)
    #expect(comparison.stale == [.fixture(count: 2)])
  }

  @Test func `stale entries are sorted`() {
    let entries = ["C", "A", "B"].map { BaselineEntry.fixture($0) }
    #expect(Baseline.compare([], with: entries).stale.map(\.expression) == ["A", "B", "C"])
  }

  @Test func `notes are never known`() {
    let note = Finding.fixture(severity: .note)
    let comparison = Baseline.compare([note], with: [.fixture()])
    #expect(comparison.new == [note])
    #expect(comparison.stale == [.fixture()])
  }

  @Test func `errors are held like warnings`() {
    let error = Finding.fixture(severity: .error)
    #expect(Baseline.compare([error], with: [.fixture()]).known == [error])
  }

  @Test func `of two entries about one thing the lower count holds`() {
    let findings = [1, 2, 3].map { Finding.fixture(line: $0) }
    let comparison = Baseline.compare(findings, with: [.fixture(count: 3), .fixture(count: 1)])
    #expect(comparison.known.count == 1)
    #expect(comparison.new.count == 2)
  }

  @Test func `entries count findings and are sorted`() {
    let findings = [
      Finding.fixture("B"), .fixture("A"), .fixture("B"), .fixture("N", severity: .note),
    ]
    #expect(Baseline.entries(for: findings) == [.fixture("A"), .fixture("B", count: 2)])
  }
}
