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
      case SDKTables.memberTypes:
        for entry in try form.members(member.value, member.name) {
          tables.memberTypes[entry.name] = try form.string(entry.value, entry.name)
        }
      case SDKTables.protocolInitializers:
        for entry in try form.members(member.value, member.name) {
          tables.protocolInitializers[entry.name] = try initializers(entry, form)
        }
      case SDKTables.superclasses:
        for entry in try form.members(member.value, member.name) {
          tables.superclasses[entry.name] = try superclass(entry, form)
        }
      default:
        guard let list = SDKTables.List(rawValue: member.name) else {
          throw form.unknown("table of sdk", member, among: SDKTables.names)
        }
        tables.lists[list] = Set(try form.strings(member.value, member.name))
      }
    }
    return tables
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
}
