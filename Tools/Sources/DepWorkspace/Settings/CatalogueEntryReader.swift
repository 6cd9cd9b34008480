/// Reads an entry of `catalogue`.
package enum CatalogueEntryReader {
  package enum Key: String, CaseIterable, Sendable {
    case expression, kind, type, field, becomes, live, note
  }

  package static let kinds = ["singleton", "ambient", "locator", "constant"]

  static func read(
    _ node: JSONNode, _ form: SettingsForm
  ) throws(WorkspaceError) -> Settings.CatalogueEntry {
    var texts: [Key: String] = [:]
    for member in try form.members(node, "an entry of catalogue") {
      guard let key = Key(rawValue: member.key) else {
        throw form.unknown("key", member, among: Key.allCases.map(\.rawValue))
      }
      texts[key] = try form.string(member.value, key.rawValue)
      if key == .kind, let kind = texts[key], !kinds.contains(kind) {
        throw form.failure(
          member.value, "'\(kind)' is no kind of entry",
          "it is one of \(kinds.joined(separator: ", "))")
      }
    }
    guard let expression = texts[.expression], !expression.isEmpty, let kind = texts[.kind] else {
      throw form.failure(
        node, "an entry of catalogue needs 'expression' and 'kind'",
        #"as in { "expression": "Clock.now()", "kind": "ambient" }"#)
    }
    return Settings.CatalogueEntry(
      expression: expression, kind: kind, type: texts[.type] ?? "", field: texts[.field] ?? "",
      becomes: texts[.becomes] ?? "", live: texts[.live] ?? "", note: texts[.note] ?? "")
  }
}
