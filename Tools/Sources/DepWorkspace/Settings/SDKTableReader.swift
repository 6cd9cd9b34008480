internal import DepFacts

/// Reads the tables of `sdk`.
enum SDKTableReader {
  private enum SuperclassKey: String, CaseIterable {
    case overrides, parameters, arguments
  }

  static func read(_ node: JSONNode, _ form: SettingsForm) throws(WorkspaceError) -> SDKTables {
    var tables = SDKTables()
    for member in try form.members(node, "sdk") {
      switch member.key {
      case SDKTables.memberTypes:
        for entry in try form.members(member.value, member.key) {
          tables.memberTypes[entry.key] = try form.string(entry.value, entry.key)
        }
      case SDKTables.protocolInitializers:
        for entry in try form.members(member.value, member.key) {
          tables.protocolInitializers[entry.key] = try initializers(entry, form)
        }
      case SDKTables.superclasses:
        for entry in try form.members(member.value, member.key) {
          tables.superclasses[entry.key] = try superclass(entry, form)
        }
      default:
        guard let list = SDKTables.List(rawValue: member.key) else {
          throw form.unknown("table of sdk", member, among: SDKTables.names)
        }
        tables.lists[list] = Set(try form.strings(member.value, member.key))
      }
    }
    return tables
  }

  private static func initializers(
    _ entry: JSONNode.Member, _ form: SettingsForm
  ) throws(WorkspaceError) -> [String] {
    let initializers = try form.strings(entry.value, entry.key)
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
    _ entry: JSONNode.Member, _ form: SettingsForm
  ) throws(WorkspaceError) -> SDKTables.Superclass {
    var superclass = SDKTables.Superclass(overrides: [])
    for member in try form.members(entry.value, entry.key) {
      switch SuperclassKey(rawValue: member.key) {
      case .overrides: superclass.overrides = try form.strings(member.value, member.key)
      case .parameters: superclass.parameters = try form.string(member.value, member.key)
      case .arguments: superclass.arguments = try form.string(member.value, member.key)
      case nil:
        throw form.unknown("key", member, among: SuperclassKey.allCases.map(\.rawValue))
      }
    }
    guard !superclass.overrides.isEmpty else {
      throw form.failure(
        entry.value, "superclass '\(entry.key)' needs 'overrides'",
        #"as in "overrides": ["frame: CGRect"]"#)
    }
    return superclass
  }
}
