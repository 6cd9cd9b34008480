internal import DepFacts
internal import DepJSON

/// Reads an entry of `catalogue`.
package enum CatalogueEntryReader {
  package enum Key: String, CaseIterable, Sendable {
    case expression, kind, type, field, becomes, live, note, effect
  }

  static func read(
    _ node: JSONValue, _ form: SettingsForm
  ) throws(WorkspaceError) -> CatalogueEntry {
    let kinds = CatalogueEntry.Kind.allCases.map(\.rawValue)
    var texts: [Key: String] = [:]
    for member in try form.members(node, "an entry of catalogue") {
      guard let key = Key(rawValue: member.name) else {
        throw form.unknown("key", member, among: Key.allCases.map(\.rawValue))
      }
      texts[key] = try form.string(member.value, key.rawValue)
      if key == .kind, let kind = texts[key], !kinds.contains(kind) {
        throw form.failure(
          member.value, "'\(kind)' is no kind of entry",
          "it is one of \(kinds.joined(separator: ", "))")
      }
      if key == .effect, let effect = texts[key], Effect(rawValue: effect) == nil {
        throw form.failure(
          member.value, "'\(effect)' is no effect",
          "it is one of \(Effect.allCases.map(\.rawValue).joined(separator: ", "))")
      }
    }
    guard let expression = texts[.expression], !expression.isEmpty,
      let kind = texts[.kind].flatMap(CatalogueEntry.Kind.init(rawValue:))
    else {
      throw form.failure(
        node, "an entry of catalogue needs 'expression' and 'kind'",
        #"as in { "expression": "Clock.now()", "kind": "ambient" }"#)
    }
    return CatalogueEntry(
      expression: expression, kind: kind, type: texts[.type] ?? "", field: texts[.field] ?? "",
      becomes: texts[.becomes] ?? "", live: texts[.live] ?? "", note: texts[.note] ?? "",
      effect: texts[.effect].flatMap(Effect.init(rawValue:)) ?? .unknown)
  }
}
