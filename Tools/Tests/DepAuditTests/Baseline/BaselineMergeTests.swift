import DepAudit
import Testing

struct BaselineMergeTests {
  private let entries = ["A", "B", "C", "D", "E", "F", "G"].map {
    BaselineEntry.fixture($0, count: 2)
  }

  private func merge(
    _ ours: (inout [BaselineEntry]) -> Void, _ theirs: (inout [BaselineEntry]) -> Void,
    style: [String] = []
  ) throws -> GitMerge.Outcome {
    var (left, right) = (entries, entries)
    ours(&left)
    theirs(&right)
    return try GitMerge(options: style).run(
      ours: BaselineText.text(for: left), base: BaselineText.text(for: entries),
      theirs: BaselineText.text(for: right))
  }

  @Test func `removals that do not touch merge cleanly`() throws {
    let outcome = try merge {
      $0.remove(at: 1)
    } _: {
      $0.remove(at: 4)
    }
    #expect(outcome.conflicts == 0)
    let merged = try BaselineText.parse(outcome.text, file: "baseline.json")
    #expect(merged.map(\.expression) == ["A", "C", "D", "F", "G"])
  }

  @Test func `lower counts and removals that do not touch merge cleanly`() throws {
    let outcome = try merge {
      $0[1].count = 1
    } _: {
      $0.remove(at: 4)
    }
    #expect(outcome.conflicts == 0)
    let merged = try BaselineText.parse(outcome.text, file: "baseline.json")
    #expect(merged.map(\.count) == [2, 1, 2, 2, 2, 2])
  }

  @Test func `every pair of removals merges cleanly, or is told and repaired`() throws {
    for first in entries.indices {
      for second in entries.indices where second != first {
        let outcome = try merge {
          $0.remove(at: first)
        } _: {
          $0.remove(at: second)
        }
        let left = entries.filter { $0 != entries[first] && $0 != entries[second] }
        if outcome.conflicts == 0 {
          #expect(try BaselineText.parse(outcome.text, file: "baseline.json") == left)
        } else {
          #expect(throws: BaselineError.self) {
            try BaselineText.parse(outcome.text, file: "baseline.json")
          }
          #expect(try repaired(outcome.text, for: left) == left)
        }
      }
    }
  }

  @Test(arguments: [[], ["--diff3"], ["--zdiff3"]])
  func `a count that both lowered is repaired to what there is`(style: [String]) throws {
    let outcome = try merge({ $0[3].count = 1 }, { $0.remove(at: 3) }, style: style)
    #expect(outcome.conflicts == 1)
    var left = entries
    left.remove(at: 3)
    #expect(try repaired(outcome.text, for: left) == left)
  }

  @Test func `a repair does not let anything grow`() throws {
    let outcome = try merge {
      $0[3].count = 1
    } _: {
      $0.remove(at: 3)
    }
    #expect(throws: BaselineGrowth(items: [.init(entry: .fixture("D", count: 2), allowed: 1)])) {
      try repaired(outcome.text, for: entries)
    }
  }

  @Test func `what both removed does not come back from the common ancestor`() throws {
    let outcome = try merge(
      { $0.removeSubrange(3...4) },
      {
        $0.remove(at: 4)
        $0[3].count = 1
      }, style: ["--diff3"])
    #expect(outcome.text.contains("|||||||"))
    let old = try BaselineText.repair(outcome.text, file: "baseline.json")
    #expect(old.map(\.expression) == ["A", "B", "C", "D", "F", "G"])
    #expect(old.map(\.count) == [2, 2, 2, 1, 2, 2])
  }

  @Test func `a conflict is told with its line and the repair`() throws {
    let outcome = try merge {
      $0.remove(at: 3)
    } _: {
      $0.remove(at: 4)
    }
    do { _ = try BaselineText.parse(outcome.text, file: "baseline.json") } catch {
      let line = outcome.text.split(separator: "\n").firstIndex { $0.hasPrefix("<<<<<<<") }
      #expect(error.line == line.map { $0 + 1 })
      #expect(error.problem == "git left a conflict in the baseline")
      #expect(
        error.nextStep == "run 'depstructs audit --update-baseline', which repairs it")
    }
  }

  @Test func `a text without a conflict is repaired to itself`() throws {
    let text = BaselineText.text(for: entries)
    #expect(try BaselineText.repair(text, file: "baseline.json") == entries)
  }

  @Test func `both sides of a file that each branch added are read`() throws {
    let outcome = try GitMerge(options: []).run(
      ours: BaselineText.text(for: [.fixture("A")]), base: "",
      theirs: BaselineText.text(for: [.fixture("B")]))
    let entries = try BaselineText.repair(outcome.text, file: "baseline.json")
    #expect(entries.map(\.expression) == ["A", "B"])
  }

  @Test func `commas that a person forgot are repaired`() throws {
    let text = BaselineText.text(for: entries).replacing("},\n", with: "}\n")
    #expect(throws: BaselineError.self) { try BaselineText.parse(text, file: "baseline.json") }
    #expect(try BaselineText.repair(text, file: "baseline.json") == entries)
  }

  /// What `--update-baseline` writes when a file with conflicts is there and these are left.
  private func repaired(_ text: String, for left: [BaselineEntry]) throws -> [BaselineEntry] {
    let findings = left.flatMap { entry in
      (0..<entry.count).map { Finding.fixture(entry.expression, line: Int32($0)) }
    }
    let old = try BaselineText.repair(text, file: "baseline.json")
    return try Baseline.updated(from: findings, old: old, allowGrowth: false).get()
  }
}
