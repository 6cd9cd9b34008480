import DepPlan
import Testing

@testable import DepEditing
@testable import DepMigration

@Suite struct TransitionTests {
  static let cases =
    TransitionCase.types + TransitionCase.initializers + TransitionCase.uses

  @Test(arguments: cases) func ends(_ end: TransitionCase) throws {
    let run = try TransitionRun(end.before.replacing("§", with: "X"), type: end.typeName("X"))
    let reasons = run.outcome.left.map(\.reason) + (run.outcome.refusal.map { [$0.reason] } ?? [])
    #expect(reasons.map(\.rawValue) == end.reasons)
    if let after = end.after {
      #expect(run.after["Main.swift"] == after.replacing("§", with: "X"))
      #expect(run.outcome.status == .migrated || run.outcome.status == .partly)
    } else {
      #expect(run.after == run.before)
      #expect(run.outcome.status == .skipped)
    }
    #expect(
      run.outcome.callers.map { run.line(of: $0) }
        == end.callers.map { $0.line.replacing("§", with: "X") })
    #expect(
      run.outcome.callers.map(\.atHand)
        == end.callers.map { $0.atHand.map { $0.replacing("§", with: "X") } })
  }

  @Test(arguments: [5, 6]) func everythingCompilesBefore(_ mode: Int) throws {
    var files = ["Library.swift": MigrationFiles.library]
    for (index, end) in Self.cases.enumerated() {
      for (name, text) in MigrationFiles.split(end.before.replacing("§", with: "C\(index)")) {
        files["C\(index)_\(name)"] = text
      }
    }
    #expect(try SeamCompiler.errors(in: files, mode: mode) == [])
  }

  @Test(arguments: [5, 6]) func theCompilerComplainsOfJustTheCallers(_ mode: Int) throws {
    var files = ["Library.swift": MigrationFiles.library]
    var listed: Set<String> = []
    for (index, end) in Self.cases.enumerated() {
      let tag = "C\(index)"
      let run = try TransitionRun(end.before.replacing("§", with: tag), type: end.typeName(tag))
      for (name, text) in run.after { files["\(tag)_\(name)"] = text }
      for caller in run.outcome.callers {
        let line = run.line(of: caller)
        let after = (run.after[caller.path] ?? "").split(
          separator: "\n", omittingEmptySubsequences: false)
        let number = try #require(after.firstIndex { $0.drop { $0 == " " } == line }) + 1
        listed.insert("\(tag)_\(caller.path):\(number)")
      }
    }
    let errors = try SeamCompiler.errors(in: files, mode: mode)
    let places = errors.map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
    #expect(Set(places) == listed, "\(errors.joined(separator: "\n"))")
  }

  @Test(arguments: cases) func doesNothingTwice(_ end: TransitionCase) throws {
    let run = try TransitionRun(end.before.replacing("§", with: "X"), type: end.typeName("X"))
    let text = run.after.map { "// file: \($0.key)\n\($0.value)" }.sorted().joined(separator: "\n")
    let again = try TransitionRun(text, type: end.typeName("X"))
    #expect(again.after == again.before)
    #expect(again.outcome.refusal != nil)
  }
}

extension TransitionCase {
  fileprivate func typeName(_ tag: String) -> String { type.replacing("§", with: tag) }
}
