import DepFacts

extension SDKTables {
  /// Reads the built-in file, which has every table.
  init(_ json: CatalogueJSON) throws {
    self.init()
    let fields = try json.object()
    for list in List.allCases { lists[list] = Set(try fields.strings(list.rawValue)) }
    memberTypes = try fields.fields(Self.memberTypes).table
    let protocols = try fields.fields(Self.protocolInitializers)
    for (name, _) in protocols.members {
      protocolInitializers[name] = try protocols.strings(name)
    }
    for (name, value) in try fields.fields(Self.superclasses).members {
      let parts = try value.object()
      superclasses[name] = Superclass(
        overrides: try parts.strings("overrides"),
        parameters: parts.optionalString("parameters") ?? "",
        arguments: parts.optionalString("arguments") ?? "")
    }
  }
}
