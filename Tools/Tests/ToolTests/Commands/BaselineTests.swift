import Foundation
import Testing

/// The life of a baseline, on the disk and with git.
@Suite struct BaselineTests {
  private let path = ".depstructs-baseline.json"
  private let another = """
    final class Other { func load() { API.shared.get() } }

    """

  @Test func whatItHoldsPassesAndWhatIsNewFails() throws {
    try withTool(hidingProject) { tool in
      #expect(try tool.run("audit", "--update-baseline").status == 0)
      #expect(try tool.run("audit").status == 0)
      try tool.write(another, to: "Sources/App/Other.swift")
      let outcome = try tool.run("audit")
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("Sources/App/Other.swift:1:35"), "\(outcome.output)")
      #expect(!outcome.output.contains("Service.swift:2:17"))
    }
  }

  @Test func movingCodeChangesNothing() throws {
    try withTool(hidingProject) { tool in
      _ = try tool.run("audit", "--update-baseline")
      let service = try tool.text(of: "Sources/App/Service.swift")
      try tool.write("// A line.\n\n" + service, to: "Sources/App/Moved/Renamed.swift")
      try FileManager.default.removeItem(
        at: tool.folder.appendingPathComponent("Sources/App/Service.swift"))
      let outcome = try tool.run("audit")
      #expect(outcome.status == 0, "\(outcome)")
    }
  }

  @Test func whatIsRepairedFailsUntilTheUpdateTakesItOut() throws {
    try withTool(hidingProject) { tool in
      _ = try tool.run("audit", "--update-baseline")
      try tool.write("final class Service {}\n", to: "Sources/App/Service.swift")
      let stale = try tool.run("audit")
      #expect(stale.status == 1)
      #expect(stale.output.contains("depstructs audit --update-baseline"), "\(stale.output)")
      #expect(try tool.run("audit", "--update-baseline").status == 0)
      #expect(!(try tool.text(of: path).contains("API.shared")))
      #expect(try tool.run("audit").status == 0)
    }
  }

  @Test func theUpdateRefusesToGrowUnlessItIsAllowed() throws {
    try withTool(hidingProject) { tool in
      _ = try tool.run("audit", "--update-baseline")
      let before = try tool.text(of: path)
      try tool.write(another, to: "Sources/App/Other.swift")
      let refused = try tool.run("audit", "--update-baseline")
      #expect(refused.status == 1)
      #expect(refused.errors.contains("--allow-growth"))
      #expect(try tool.text(of: path) == before)
      #expect(try tool.run("audit", "--update-baseline", "--allow-growth").status == 0)
      #expect(try tool.run("audit").status == 0)
    }
  }

  @Test func aConflictThatGitLeftIsRepairedByTheUpdate() throws {
    try withTool(hidingProject) { tool in
      _ = try tool.run("audit", "--update-baseline")
      let text = try tool.text(of: path)
      try tool.write("<<<<<<< HEAD\n\(text)=======\n\(text)>>>>>>> branch\n", to: path)
      let failed = try tool.run("audit")
      #expect(failed.status == 2)
      #expect(failed.errors.contains("--update-baseline"), "\(failed)")
    }
  }

  @Test func sinceARevisionOnlyWhatTheBranchAddsIsReported() throws {
    try withTool(hidingProject) { tool in
      try tool.git("init", "--quiet", "--initial-branch=main")
      try tool.git("add", "--all")
      try tool.git("commit", "--quiet", "--message=First")
      #expect(try tool.run("audit", "--since", "main").status == 0)
      try tool.write(another, to: "Sources/App/Other.swift")
      let outcome = try tool.run("audit", "--since", "main")
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("Other.swift"), "\(outcome.output)")
      #expect(!outcome.output.contains("Service.swift:2:17"))
      let unknown = try tool.run("audit", "--since", "nowhere")
      #expect(unknown.status == 2)
      #expect(unknown.errors.contains("git has no revision 'nowhere'"), "\(unknown)")
    }
  }
}
