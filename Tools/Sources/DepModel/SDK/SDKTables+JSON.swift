import DepFacts
internal import DepJSON

extension SDKTables {
  /// Reads the built-in file, which has every table.
  init(_ json: JSONValue) throws {
    self.init()
    let fields = try json.object()
    for list in List.allCases { lists[list] = Set(try fields.strings(list.rawValue)) }
    for map in Map.allCases { maps[map] = try fields.fields(map.rawValue).table }
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
    ambientCalls = try Self.calls(in: fields.fields(Self.ambientCalls))
    memberCalls = try Self.calls(in: fields.fields(Self.memberCalls))
  }

  private static func calls(in fields: [JSONValue.Member]) throws -> [String: AmbientCall] {
    var calls: [String: AmbientCall] = [:]
    for member in fields {
      let parts = try member.value.object()
      var call = AmbientCall()
      call.names = try parts.strings("names")
      call.parameters = try parts.string("parameters")
      call.result = try parts.string("result")
      call.live = try parts.string("live")
      call.isDiscardable = parts.contains { $0.name == "isDiscardable" && $0.value.isTrue }
      call.before = parts.optionalString("before") ?? ""
      call.after = parts.optionalString("after") ?? ""
      if parts.contains(where: { $0.name == "firstArgument" }) {
        call.firstArgument = try parts.strings("firstArgument")
      }
      calls[member.name] = call
    }
    return calls
  }
}
