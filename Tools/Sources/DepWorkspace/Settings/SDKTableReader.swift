internal import DepFacts
internal import DepJSON

/// Reads the tables of `sdk`.
enum SDKTableReader {
  private enum SuperclassKey: String, CaseIterable {
    case overrides, parameters, arguments
  }

  static func read(_ node: JSONValue, _ form: SettingsForm) throws(WorkspaceError) -> SDKTables {
    var tables = SDKTables()
    for member in try form.members(node, "sdk") {
      switch member.name {
      case SDKTables.protocolInitializers:
        for entry in try form.members(member.value, member.name) {
          tables.protocolInitializers[entry.name] = try initializers(entry, form)
        }
      case SDKTables.superclasses:
        for entry in try form.members(member.value, member.name) {
          tables.superclasses[entry.name] = try superclass(entry, form)
        }
      case SDKTables.ambientCalls:
        for entry in try form.members(member.value, member.name) {
          tables.ambientCalls[entry.name] = try ambientCall(entry, form)
        }
      case SDKTables.memberCalls:
        for entry in try form.members(member.value, member.name) {
          tables.memberCalls[entry.name] = try ambientCall(entry, form)
        }
      default:
        try readNames(member, into: &tables, form)
      }
    }
    return tables
  }

  /// Reads a table of names, or one that gives each name a text.
  private static func readNames(
    _ member: JSONValue.Member, into tables: inout SDKTables, _ form: SettingsForm
  ) throws(WorkspaceError) {
    if let list = SDKTables.List(rawValue: member.name) {
      tables.lists[list] = Set(try form.strings(member.value, member.name))
    } else if let map = SDKTables.Map(rawValue: member.name) {
      for entry in try form.members(member.value, member.name) {
        tables.maps[map, default: [:]][entry.name] = try form.string(entry.value, entry.name)
      }
    } else {
      throw form.unknown("table of sdk", member, among: SDKTables.names)
    }
  }

  private static func initializers(
    _ entry: JSONValue.Member, _ form: SettingsForm
  ) throws(WorkspaceError) -> [String] {
    let initializers = try form.strings(entry.value, entry.name)
    for text in initializers where !isInitializer(text) {
      throw form.failure(
        entry.value, "'\(text)' is no initializer", "write it as in 'init(from:)'")
    }
    return initializers
  }

  private static func isInitializer(_ text: String) -> Bool {
    text == "init()" || text.hasPrefix("init(") && text.hasSuffix(":)")
  }

  private static func superclass(
    _ entry: JSONValue.Member, _ form: SettingsForm
  ) throws(WorkspaceError) -> SDKTables.Superclass {
    var superclass = SDKTables.Superclass(overrides: [])
    for member in try form.members(entry.value, entry.name) {
      switch SuperclassKey(rawValue: member.name) {
      case .overrides: superclass.overrides = try form.strings(member.value, member.name)
      case .parameters: superclass.parameters = try form.string(member.value, member.name)
      case .arguments: superclass.arguments = try form.string(member.value, member.name)
      case nil:
        throw form.unknown("key", member, among: SuperclassKey.allCases.map(\.rawValue))
      }
    }
    guard !superclass.overrides.isEmpty else {
      throw form.failure(
        entry.value, "superclass '\(entry.name)' needs 'overrides'",
        #"as in "overrides": ["frame: CGRect"]"#)
    }
    return superclass
  }

  private enum AmbientCallKey: String, CaseIterable {
    case names, parameters, result, live, isDiscardable, before, after, firstArgument
  }

  private static func ambientCall(
    _ entry: JSONValue.Member, _ form: SettingsForm
  ) throws(WorkspaceError) -> AmbientCall {
    var call = AmbientCall()
    for member in try form.members(entry.value, entry.name) {
      switch AmbientCallKey(rawValue: member.name) {
      case .names: call.names = try form.strings(member.value, member.name)
      case .parameters: call.parameters = try form.string(member.value, member.name)
      case .result: call.result = try form.string(member.value, member.name)
      case .live: call.live = try form.string(member.value, member.name)
      case .isDiscardable: call.isDiscardable = try form.truth(member.value, member.name)
      case .before: call.before = try form.string(member.value, member.name)
      case .after: call.after = try form.string(member.value, member.name)
      case .firstArgument: call.firstArgument = try form.strings(member.value, member.name)
      case nil:
        throw form.unknown("key", member, among: AmbientCallKey.allCases.map(\.rawValue))
      }
    }
    guard !call.names.isEmpty, ![call.parameters, call.result, call.live].contains("") else {
      throw form.failure(
        entry.value, "call '\(entry.name)' needs 'names', 'parameters', 'result' and 'live'",
        #"as in "names": ["isTerminal"], "parameters": "(Int32)""#)
    }
    return call
  }
}
