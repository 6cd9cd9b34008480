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
  init(_ json: CatalogueJSON) throws {
    let fields = try json.object()
    name = try fields.string("framework")
    modules = try fields.strings("modules")
    let allNeedImport = fields.optionalString("needsImport") == "yes"
    entries = try fields.array("entries").map { element in
      let entry = try element.object()
      return Listed(
        entry: try CatalogueEntry(shortForm: entry),
        needsImport: allNeedImport || entry.optionalString("needsImport") == "yes")
    }
  }
}

extension CatalogueEntry {
  fileprivate init(shortForm fields: CatalogueJSON.Fields) throws {
    try self.init(
      expression: fields.string("expression"),
      kind: fields.optionalString("kind"),
      type: fields.optionalString("type"),
      field: fields.optionalString("field"),
      becomes: fields.optionalString("becomes"),
      live: fields.optionalString("live"),
      note: fields.optionalString("note"))
  }
}
