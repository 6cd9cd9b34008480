import Foundation
import Testing

/// The exit statuses are a contract with whatever runs the tool.
@Suite struct ExitStatusTests {
  @Test func aCleanProjectExitsWithZero() throws {
    try withTool(cleanProject) { tool in
      let outcome = try tool.run("audit")
      #expect(outcome.status == 0, "\(outcome)")
    }
  }

  @Test func findingsExitWithOne() throws {
    try withTool(hidingProject) { tool in
      let outcome = try tool.run("audit")
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("Sources/App/Service.swift:2:17: warning:"), "\(outcome)")
    }
  }

  @Test func reportOnlyExitsWithZeroWhateverIsFound() throws {
    try withTool(hidingProject) { tool in
      let outcome = try tool.run("audit", "--report-only")
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("API.shared"))
    }
  }

  @Test func workThatCannotBeDoneExitsWithTwoAndSaysWhy() throws {
    try withTool(hidingProject) { tool in
      let missing = try tool.run("audit", "Sources/Nowhere")
      #expect(missing.status == 2)
      #expect(missing.errors.hasPrefix("error: Sources/Nowhere: no such file or folder"))
      try tool.write("{ \"locator\": [] }", to: ".depstructs.json")
      let settings = try tool.run("audit")
      #expect(settings.status == 2)
      #expect(settings.errors.contains(".depstructs.json:1:3"), "\(settings)")
      #expect(settings.errors.contains("locators"), "\(settings)")
    }
  }

  @Test(arguments: [
    ["audit", "--no-such-option"], ["audit", "--format", "word"], ["audit", "--jobs", "0"],
    ["audit", "--allow-growth"], ["explain", "hidden-singelton"], ["nothing"],
    ["graph", "--diff", "main", "--format", "svg"],
  ])
  func wrongUsageExitsWithSixtyFour(_ arguments: [String]) throws {
    try withTool { tool in
      let outcome = try tool.run(arguments)
      #expect(outcome.status == 64, "\(arguments): \(outcome)")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func outputThatCannotBeWrittenExitsWithTwoAndSaysWhy() throws {
    try withTool(hidingProject) { tool in
      for command in ["explain", "audit", "graph", "migrate --all"] {
        let outcome = try tool.shell("\(try Tool.program().path) \(command) > /dev/full")
        #expect(outcome.status == 2, "\(command): \(outcome)")
        #expect(outcome.errors.contains("cannot write to standard output"), "\(outcome)")
      }
    }
  }

  @Test func aMisspelledRuleNamesTheNearest() throws {
    try withTool { tool in
      let outcome = try tool.run("explain", "hidden-singelton")
      #expect(outcome.errors.contains("did you mean 'hidden-singleton'?"), "\(outcome)")
    }
  }

  @Test func theVersionIsThatOfThePlugin() throws {
    try withTool { tool in
      let outcome = try tool.run("--version")
      #expect(outcome.status == 0)
      let plugin = try Repository.text(of: "Plugins/DepStructsCommand/DepStructsCommand.swift")
      let version = outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(plugin.contains("let toolVersion = \"\(version)\""))
    }
  }
}
