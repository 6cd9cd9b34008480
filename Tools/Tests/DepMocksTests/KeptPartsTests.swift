import DepMocks
import Testing

@Suite struct KeptPartsTests {
  private func generate(
    _ source: String, protocols: [String] = ["Feed"], existing: String? = nil
  ) throws -> MockFile {
    try MockGenerator(MockRequest(protocols: protocols)).generate(
      from: [MockSource(path: "A.swift", bytes: Array(source.utf8))],
      existing: existing.map { Array($0.utf8) })
  }

  private let feed = "protocol Feed { func load(id: Int) -> String; func stop() }"
  private let end = "// MARK: - Generated from here"

  /// A file with a line of the user in each part.
  private func written(_ lines: String...) throws -> String {
    var parts = try generate(feed).text.components(separated: end)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let indentation = parts[index].reversed().prefix { $0 == " " }
      parts[index] = parts[index].dropLast(indentation.count) + "\(line)\n" + String(indentation)
    }
    return parts.joined(separator: end)
  }

  @Test func generatingAgainChangesNothing() throws {
    let text = try generate(feed).text
    let again = try generate(feed, existing: text)
    #expect(again.text == text && again.outOfDate.isEmpty)
  }

  @Test func whatTheUserWroteIsKept() throws {
    let text = try written("import Helper", "  var mine = 3  // as it is")
    let again = try generate(feed + "\nprotocol Other {}", existing: text)
    #expect(again.text == text)
    let changed = try generate(
      feed.replacing("func stop()", with: "func stop(now: Bool)"), existing: text)
    #expect(changed.text.contains("import Helper\n\(end)"))
    #expect(changed.text.contains("  var mine = 3  // as it is\n  \(end)"))
    #expect(changed.text.contains("func stop(now: Bool)"))
    #expect(changed.outOfDate == ["FeedMock"])
  }

  @Test func aMemberThatTheUserWroteIsNotGenerated() throws {
    let again = try generate(feed, existing: written("", "  func load(id: Int) -> String { \"\" }"))
    #expect(!again.text.contains("loadHandler") && again.text.contains("stopHandler"))
  }

  @Test func nothingWrittenIsEverLost() throws {
    let text = try written("", "  var mine = 3")
    let gone = try generate(feed + "\nprotocol Other {}", protocols: ["Other"], existing: text)
    #expect(gone.hasErrors && gone.text.isEmpty)
    #expect(gone.problems.first?.message.contains("'FeedMock'") == true)
  }

  @Test func aFileThatSomethingElseWroteIsRefused() throws {
    let foreign = try generate(feed, existing: "import Foundation\n")
    #expect(foreign.hasErrors && foreign.text.isEmpty)
    let text = try generate(feed).text.replacing(end, with: "", maxReplacements: 1)
    let broken = try generate(feed, existing: text)
    #expect(broken.hasErrors && broken.text.isEmpty)
  }

  @Test func anEmptyFileIsFilled() throws {
    #expect(try generate(feed, existing: "\n").text == generate(feed).text)
  }
}

extension String {
  fileprivate func components(separated separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
