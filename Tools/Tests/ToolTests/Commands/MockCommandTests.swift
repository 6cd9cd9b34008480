import Foundation
import Testing

/// Doubles are written, kept up to date, and told about when they are not.
@Suite struct MockCommandTests {
  private let project = [
    "Sources/App/Feed.swift": """
    protocol Feed: Sendable {
      func load(id: Int) async throws -> String
    }
    final class Reader {
      struct Dependencies {
        var feed: any Feed
      }
    }
    """
  ]

  @Test func aDoubleGoesToStandardOutput() throws {
    try withTool(project) { tool in
      let outcome = try tool.run("mock", "Feed", "--module", "App", "--no-cache", "--jobs", "1")
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.output.contains("final class FeedMock: Feed {"))
      #expect(outcome.output.contains("@testable import App\n"))
    }
  }

  @Test func theStructOfATypeIsFilled() throws {
    try withTool(project) { tool in
      let outcome = try tool.run("mock", "--for", "Reader")
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.output.contains("static var failing: Self {"))
      #expect(outcome.output.contains("feed: FeedMock())"))
    }
  }

  @Test func aFileOfTestsImportsTheModuleThatItDoubles() throws {
    try withTool(project) { tool in
      try tool.write("import XCTest\n", to: "Tests/AppTests/Existing.swift")
      let path = "Tests/AppTests/Mocks.swift"
      #expect(try tool.run("mock", "--for", "App.Reader", "-o", path).status == 0)
      let text = try tool.text(of: path)
      #expect(text.contains("@testable import App\n"), "\(text)")
      try FileManager.default.removeItem(at: tool.folder.appendingPathComponent(path))
      #expect(try tool.run("mock", "Feed", "-o", "Sources/App/Mocks.swift").status == 0)
      #expect(try !tool.text(of: "Sources/App/Mocks.swift").contains("@testable"))
    }
  }

  @Test func anUnchangedFileIsNotTouched() throws {
    try withTool(project) { tool in
      #expect(try tool.run("mock", "Feed", "-o", "Tests/Mocks.swift").status == 2)
      let arguments = ["mock", "Feed", "-o", "Mocks.swift"]
      #expect(try tool.run(arguments).status == 0)
      let path = tool.folder.appendingPathComponent("Mocks.swift").path
      let number = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber]
      #expect(try tool.run(arguments).status == 0)
      let after = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber]
      #expect(number as? Int == after as? Int && number != nil)
    }
  }

  @Test func checkNamesWhatIsOutOfDate() throws {
    try withTool(project) { tool in
      let check = ["mock", "Feed", "-o", "Mocks.swift", "--check"]
      #expect(try tool.run(check).status == 1)
      #expect(try tool.run("mock", "Feed", "-o", "Mocks.swift").status == 0)
      let same = try tool.run(check)
      #expect(same.status == 0 && same.errors.isEmpty, "\(same)")
      try tool.write(
        "protocol Feed { func load(id: String) }", to: "Sources/App/Feed.swift")
      let before = try tool.text(of: "Mocks.swift")
      let changed = try tool.run(check)
      #expect(changed.status == 1)
      #expect(changed.errors.contains("Mocks.swift: FeedMock is out of date"), "\(changed)")
      #expect(try tool.text(of: "Mocks.swift") == before)
    }
  }

  @Test func whatCannotBeDoubledFailsAndTheRestIsWritten() throws {
    try withTool(project) { tool in
      try tool.write("\nprivate protocol Hidden {}\n", to: "Sources/App/Hidden.swift")
      let outcome = try tool.run("mock", "Feed", "Hidden")
      #expect(outcome.status == 1)
      #expect(outcome.errors.hasPrefix("Sources/App/Hidden.swift:2:1: error: 'Hidden'"))
      #expect(outcome.output.contains("class FeedMock"))
    }
  }

  @Test func aFileThatIsNestedTooDeepIsNamedAndLeftOut() throws {
    try withTool(project) { tool in
      let deep = String(repeating: "(", count: 400) + "1" + String(repeating: ")", count: 400)
      try tool.write("protocol Deep {}\nlet deep = \(deep)\n", to: "Sources/App/Deep.swift")
      let outcome = try tool.run("mock", "Feed", "Deep")
      #expect(outcome.status == 1, "\(outcome)")
      #expect(outcome.errors.contains("Sources/App/Deep.swift:2:"), "\(outcome)")
      #expect(outcome.errors.contains("nested too deeply") && outcome.errors.contains("'Deep'"))
      #expect(outcome.output.contains("class FeedMock"))
    }
  }

  @Test func aFileThatTheToolDidNotWriteIsRefused() throws {
    try withTool(project) { tool in
      try tool.write("// mine\n", to: "Mine.swift")
      let outcome = try tool.run("mock", "Feed", "-o", "Mine.swift")
      #expect(outcome.status == 1, "\(outcome)")
      #expect(try tool.text(of: "Mine.swift") == "// mine\n")
    }
  }

  @Test(arguments: [
    ["mock"], ["mock", "Feed", "--check"], ["mock", "Feed", "--access", "open"],
  ])
  func wrongUsageExitsWithSixtyFour(_ arguments: [String]) throws {
    try withTool(project) { tool in
      let outcome = try tool.run(arguments)
      #expect(outcome.status == 64, "\(outcome)")
    }
  }
}
