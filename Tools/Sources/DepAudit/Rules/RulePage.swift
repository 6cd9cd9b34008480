/// Writes the pages of the rules, in Markdown, from the rules alone.
package enum RulePage {
  /// The folder of the pages, relative to the tool's package.
  package static let folder = "Documentation/Rules"

  /// All pages and their index, by the name of their file.
  package static func pages() -> [String: String] {
    var pages = ["README.md": RuleIndex.page()]
    for rule in Rule.all { pages[fileName(of: rule)] = page(for: rule) }
    return pages
  }

  package static func fileName(of rule: Rule) -> String { "\(rule.name.rawValue).md" }

  /// The page of one rule, as `depstructs explain` prints it.
  package static func page(for rule: Rule) -> String {
    let sections = [
      "# \(rule.title)",
      "`\(rule.name.rawValue)` · \(rule.severity.rawValue) · \(rule.group.rawValue.lowercased())",
      rule.summary,
      "## Why",
      rule.reason,
      rule.severityReason,
      "## Example",
      code(rule.example),
      alongside(rule.example),
      "## Repair",
      rule.repair,
      code(rule.repaired),
      "## Not reported",
      rule.notReported.map { "- \($0)" }.joined(separator: "\n"),
      silencing(rule),
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func code(_ example: RuleExample) -> String { "```swift\n\(example.code)\n```" }

  private static func alongside(_ example: RuleExample) -> String {
    guard !example.alongside.isEmpty else { return "" }
    let names = example.alongside.map { "[`\($0.rawValue)`](\($0.rawValue).md)" }
    return "The same code shows \(names.joined(separator: " and ")) as well."
  }

  private static func silencing(_ rule: Rule) -> String {
    let configuration = "\"severities\": { \"\(rule.name.rawValue)\": \"off\" }"
    guard rule.name != .unusedSuppression else {
      return "## Silence it\n\nEverywhere, in `.depstructs.json`:\n\n```json\n\(configuration)\n```"
    }
    return """
      ## Silence it

      On one line of code, or for the declaration that begins below the comment:

      ```swift
      // depstructs:ignore \(rule.name.rawValue) - the reason, for the next reader
      ```

      Everywhere, in `.depstructs.json`:

      ```json
      \(configuration)
      ```
      """
  }
}
