import DepFacts
import DepModel
import Testing

/// A file that uses entries, one a line.
struct CatalogueSource {
  private var lines: [(expression: String, text: String)] = []
  private var protocols: Set<String> = []
  private var conformances: Set<String> = []

  /// Adds the entry's live value as a value of its field, and its expression.
  mutating func add(_ entry: CatalogueEntry, expression: String?) {
    if entry.kind != .constant {
      append(entry, "let field: \(entry.becomes) = \(entry.live); _ = field")
    }
    if let expression { append(entry, "_ = \(expression)") }
    let name = CatalogueEntry.protocolName(for: entry.type)
    if entry.becomes.contains("any \(name)") {
      protocols.insert("protocol \(name): AnyObject {}")
      conformances.insert("extension \(entry.type): \(name) {}")
    }
  }

  private mutating func append(_ entry: CatalogueEntry, _ statement: String) {
    let text = "@MainActor func function\(lines.count)() throws { \(statement) }"
    lines.append((entry.expression, text))
  }

  /// The first error about each expression that does not compile.
  ///
  /// A name that stands for several functions is there, so that is no error.
  func failures() throws -> [String: String] {
    let text = Self.imports + protocols.sorted() + lines.map(\.text) + conformances.sorted()
    let first = Self.imports.count + protocols.count + 1
    var failures: [String: String] = [:]
    for error in try Compiler().errors(in: text.joined(separator: "\n"))
    where !error.message.hasPrefix("ambiguous use of") {
      let index = error.line - first
      if lines.indices.contains(index), failures[lines[index].expression] == nil {
        failures[lines[index].expression] = error.message
      } else if index < 0 {
        Issue.record("line \(error.line): \(error.message)")
      }
    }
    return failures
  }

  private static let imports = [
    "import Dispatch", "import Foundation", "#if canImport(FoundationNetworking)",
    "import FoundationNetworking", "#endif",
  ]
}
