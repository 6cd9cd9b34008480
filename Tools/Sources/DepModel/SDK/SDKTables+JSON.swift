import DepFacts
internal import DepJSON

extension SDKTables {
  /// Reads the built-in file, which has every table.
  init(_ json: JSONValue) throws {
    self.init()
    let fields = try json.object()
    for list in List.allCases { lists[list] = Set(try fields.strings(list.rawValue)) }
    memberTypes = try fields.fields(Self.memberTypes).table
    let protocols = try fields.fields(Self.protocolInitializers)
    for member in protocols {
      protocolInitializers[member.name] = try protocols.strings(member.name)
    }
    for member in try fields.fields(Self.superclasses) {
      let parts = try member.value.object()
      superclasses[member.name] = Superclass(
        overrides: try parts.strings("overrides"),
        parameters: parts.optionalString("parameters") ?? "",
        arguments: parts.optionalString("arguments") ?? "")
    }
  }
}
