import DepPlan
import Testing

@testable import DepMigration

@Suite struct DefaultsTests {
  static let cases =
    DefaultsCase.collected + DefaultsCase.callers + DefaultsCase.refusals

  @Test(arguments: cases) func collects(_ given: DefaultsCase) throws {
    let run = try DefaultsRun(given, tag: "X")
    let expected = (given.after ?? given.before).replacing("§", with: "X")
    let after = run.after["Main.swift"] ?? ""
    #expect(after == MigrationFiles.split(expected)["Main.swift"])
    for (name, text) in run.before where name != "Main.swift" { #expect(run.after[name] == text) }
    let outcome = try #require(run.plan.outcomes.first)
    #expect(outcome.left.map(\.detail) == given.left.map { $0.replacing("§", with: "X") })
    let status: TypeOutcome.Status =
      given.after == nil ? .skipped : given.left.isEmpty ? .migrated : .partly
    #expect(outcome.status == status)
  }

  @Test(arguments: [5, 6]) func everythingCompiles(_ mode: Int) throws {
    for isAfter in [false, true] {
      var files = ["Library.swift": MigrationFiles.library]
      for (index, given) in Self.cases.enumerated() {
        let run = try DefaultsRun(given, tag: "C\(index)")
        for (name, text) in isAfter ? run.after : run.before { files["C\(index)_\(name)"] = text }
        files["C\(index)_Run.swift"] = Self.function(given, index)
      }
      #expect(try SeamCompiler.errors(in: files, mode: mode) == [], "after: \(isAfter)")
    }
  }

  @Test func callersSeeTheSame() throws {
    var outputs: [String] = []
    for isAfter in [false, true] {
      var files = ["Library.swift": MigrationFiles.library]
      var calls = ""
      for (index, given) in Self.cases.enumerated() {
        let run = try DefaultsRun(given, tag: "C\(index)")
        for (name, text) in isAfter ? run.after : run.before { files["C\(index)_\(name)"] = text }
        files["C\(index)_Run.swift"] = Self.function(given, index)
        calls += "print(\"case \(index)\")\nrun\(index)()\n"
      }
      files["main.swift"] = calls
      outputs.append(try CaseProgram.output(of: files))
    }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[0].contains("shared"))
  }

  @Test(arguments: cases) func doesNothingTwice(_ given: DefaultsCase) throws {
    let run = try DefaultsRun(given, tag: "X")
    let again = try DefaultsRun(run.after, usesLibrary: given.usesLibrary, tag: "X")
    #expect(again.after == run.after)
  }

  private static func function(_ given: DefaultsCase, _ index: Int) -> String {
    "func run\(index)() {\n\(given.run.replacing("§", with: "C\(index)"))\n}\n"
  }
}
