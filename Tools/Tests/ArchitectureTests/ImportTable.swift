import Foundation
import Testing

/// What each target may import of this package and of others, as Architecture.md says it.
enum ImportTable {
  /// The names of modules by target; Foundation and other parts of the system are judged apart.
  static func documented() throws -> [String: Set<String>] {
    let page = SourceTree.package.appendingPathComponent("Documentation/Architecture.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    guard let heading = rows.firstIndex(where: { $0.first == "target" && $0.last == "imports" })
    else { throw MissingTable() }
    var table: [String: Set<String>] = [:]
    for row in rows[(heading + 2)...].prefix(while: { $0.count == 3 }) {
      table[row[0].trimmingCharacters(in: ["`"])] = modules(row[2])
    }
    for (target, modules) in table where modules.contains("all") {
      table[target] = modules.union(table.keys)
    }
    return table
  }

  private static func modules(_ text: String) -> Set<String> {
    guard !text.hasPrefix("nothing") else { return [] }
    return text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .reduce(into: []) { names, name in
        names.formUnion(name == "swift-syntax" ? ["SwiftSyntax", "SwiftParser"] : [name])
      }
  }

  private struct MissingTable: Error, CustomStringConvertible {
    var description: String { "Architecture.md has no table of targets and imports" }
  }
}
