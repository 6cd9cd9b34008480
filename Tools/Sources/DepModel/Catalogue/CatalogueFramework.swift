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
    let effect = try fields.effect() ?? .unknown
    let allNeedImport = fields.optionalString("needsImport") == "yes"
    entries = []
    for (section, kind) in Self.sections {
      for member in try fields.optionalFields(section) {
        let entry = try member.value.object()
        entries.append(
          Listed(
            entry: try CatalogueEntry(
              expression: member.name, kind: kind, effect: effect, shortForm: entry),
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
  fileprivate init(
    expression: String, kind: Kind, effect: Effect, shortForm fields: [JSONValue.Member]
  ) throws {
    try self.init(
      expression: expression,
      kind: kind.rawValue,
      type: fields.optionalString("type"),
      field: fields.optionalString("field"),
      call: fields.optionalString("call"),
      becomes: fields.optionalString("becomes"),
      live: fields.optionalString("live"),
      note: fields.optionalString("note"),
      effect: try fields.effect() ?? effect)
  }
}

extension [JSONValue.Member] {
  /// The effect that an entry names, or the head of a file of entries.
  fileprivate func effect() throws -> Effect? {
    try optionalString("effect").map { name in
      try Effect(catalogue: name, of: optionalString("framework") ?? "")
    }
  }
}

extension Effect {
  /// Reads the name of an effect in a built-in file.
  init(catalogue name: String, of entry: String) throws(CatalogueError) {
    guard let effect = Effect(rawValue: name) else {
      throw CatalogueError(
        entry: entry, problem: "has the unknown effect '\(name)'",
        remedy: "write one of \(Effect.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    self = effect
  }
}
