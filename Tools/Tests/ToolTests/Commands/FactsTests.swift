import Foundation
import Testing

/// Facts in files, in place of sources.
@Suite struct FactsTests {
  @Test func anAuditOfMergedFactsEqualsTheAuditOfTheSources() throws {
    var files = hidingProject
    files["Sources/Core/Clock.swift"] = """
      import Foundation
      public final class Clock { public func now() -> Date { Date() } }

      """
    try withTool(files) { tool in
      #expect(try tool.run("facts", "Sources/App", "-o", "app.json").status == 0)
      #expect(try tool.run("facts", "Sources/Core", "-o", "core.json").status == 0)
      let direct = try tool.run("audit", "--format", "json")
      let merged = try tool.run(
        "audit", "--format", "json", "--facts", "core.json", "--facts", "app.json")
      #expect(direct.status == 1)
      #expect(direct.output == merged.output)
    }
  }

  @Test func aDamagedCacheChangesNothing() throws {
    try withTool(hidingProject) { tool in
      let first = try tool.run("audit", "--format", "json")
      let cache = tool.folder.deletingLastPathComponent().appendingPathComponent("cache")
      let names = try FileManager.default.contentsOfDirectory(atPath: cache.path)
      #expect(!names.isEmpty)
      for name in names {
        let file = cache.appendingPathComponent(name)
        try Data(contentsOf: file).prefix(40).write(to: file)
      }
      let second = try tool.run("audit", "--format", "json")
      #expect(first.output == second.output)
      #expect(second.errors.isEmpty, "\(second.errors)")
    }
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    try withTool(hidingProject) { tool in
      for format in ["text", "xcode", "github", "sarif", "json", "html"] {
        let once = try tool.run("audit", "--format", format, "--jobs", "1")
        let again = try tool.run("audit", "--format", format, "--no-cache", "--jobs", "4")
        #expect(once.output == again.output, "\(format)")
        #expect(once.status == 1)
      }
    }
  }
}

/// The first configuration.
@Suite struct InitTests {
  @Test func itIsWrittenOnceAndIsReadAgain() throws {
    try withTool(hidingProject) { tool in
      let first = try tool.run("init")
      #expect(first.status == 0)
      #expect(first.errors.contains("no locator, wrapper or composition root found"), "\(first)")
      #expect(try tool.text(of: ".depstructs.json") == "{}\n")
      #expect(try tool.run("audit").status == 1)
      let again = try tool.run("init")
      #expect(again.status == 2)
      #expect(again.errors.contains("already exists"), "\(again)")
    }
  }
}
