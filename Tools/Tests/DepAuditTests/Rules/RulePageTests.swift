import DepAudit
import Foundation
import Testing

struct RulePageTests {
  /// The folder of the committed pages.
  private let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent(RulePage.folder)

  @Test func `the committed pages are those of the rules`() throws {
    let pages = RulePage.pages()
    if ProcessInfo.processInfo.environment["RECORD_RULE_PAGES"] == "1" {
      try record(pages)
      Issue.record("the pages were written anew; run the test without RECORD_RULE_PAGES")
      return
    }
    for (name, text) in pages.sorted(by: { $0.key < $1.key }) {
      let committed = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      #expect(
        committed == text,
        "\(name) is old; run 'RECORD_RULE_PAGES=1 swift test --filter RulePageTests' in 'Tools'")
    }
  }

  @Test func `no page is left of a rule that is gone`() throws {
    let names = try FileManager().contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == RulePage.pages().keys.sorted())
  }

  @Test(arguments: Rule.all)
  func `a page begins with the title and shows example and repair`(rule: Rule) {
    let page = RulePage.page(for: rule)
    #expect(page.hasPrefix("# \(rule.title)\n\n`\(rule.name.rawValue)` · "))
    #expect(page.contains("```swift\n\(rule.example.code)\n```"))
    #expect(page.contains("```swift\n\(rule.repaired.code)\n```"))
    #expect(page.hasSuffix("\n") && !page.hasSuffix("\n\n"))
  }

  @Test(arguments: Rule.all)
  func `a page says how to silence the rule`(rule: Rule) {
    let page = RulePage.page(for: rule)
    let comment = "// depstructs:ignore \(rule.name.rawValue) - "
    #expect(page.contains(comment) == (rule.name != .unusedSuppression))
    #expect(page.contains("\"severities\": { \"\(rule.name.rawValue)\": \"off\" }"))
  }

  @Test func `the index names every rule once, with a link`() throws {
    let index = try #require(RulePage.pages()["README.md"])
    for rule in Rule.all {
      #expect(index.components(separatedBy: "](\(rule.name.rawValue).md)").count == 2)
    }
  }

  @Test func `the index says what silencing does to the counts`() throws {
    let index = try #require(RulePage.pages()["README.md"])
    #expect(index.contains("The counts still include the place as hidden"))
  }

  private func record(_ pages: [String: String]) throws {
    let files = FileManager()
    try? files.removeItem(at: folder)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in pages {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
  }
}
