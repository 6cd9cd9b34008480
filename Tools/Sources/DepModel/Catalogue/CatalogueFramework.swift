package import DepFacts
internal import DepJSON

/// The entries of one framework or package.
package struct CatalogueFramework: Sendable {
  package struct Listed: Sendable {
    package var entry: CatalogueEntry
    /// Whether the name is so common that it counts only in a file that imports the framework.
    package var needsImport: Bool
  }

  package var name: String
  /// The modules that declare the entries.
  package var modules: [String]
  /// Sorted by expression.
  package var entries: [Listed]
}

extension CatalogueFramework {
  /// Reads the JSON of one file of entries.
  init(_ json: JSONValue) throws {
    let fields = try json.object()
    name = try fields.string("framework")
    modules = try fields.strings("modules")
    let allNeedImport = fields.optionalString("needsImport") == "yes"
    entries = []
    for (section, kind) in Self.sections {
      for member in try fields.optionalFields(section) {
        let entry = try member.value.object()
        entries.append(
          Listed(
            entry: try CatalogueEntry(expression: member.name, kind: kind, shortForm: entry),
            needsImport: allNeedImport || entry.optionalString("needsImport") == "yes"))
      }
    }
    entries.sort { $0.entry.expression < $1.entry.expression }
  }

  private static let sections: [(name: String, kind: CatalogueEntry.Kind)] = [
    ("singletons", .singleton), ("ambient", .ambient), ("locators", .locator),
    ("constants", .constant),
  ]
}

extension CatalogueEntry {
  fileprivate init(expression: String, kind: Kind, shortForm fields: [JSONValue.Member]) throws {
    try self.init(
      expression: expression,
      kind: kind.rawValue,
      type: fields.optionalString("type"),
      field: fields.optionalString("field"),
      call: fields.optionalString("call"),
      becomes: fields.optionalString("becomes"),
      live: fields.optionalString("live"),
      note: fields.optionalString("note"))
  }
}
