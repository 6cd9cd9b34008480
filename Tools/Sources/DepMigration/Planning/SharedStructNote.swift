import DepPlan

/// Says which types of a module gain the same `Dependencies`, so that one struct could serve them.
package enum SharedStructNote {
  private static let fewestTypes = 3

  /// One sentence for each module, on the struct that most types share.
  package static func sentences(on intents: [TypeIntent]) -> [String] {
    let modules = Dictionary(grouping: intents.filter(\.declaresProperty), by: \.outcome.module)
    return modules.sorted { $0.key < $1.key }.compactMap { module, intents in
      let groups = Dictionary(grouping: intents) { intent in
        intent.orderedFields.map { [$0.name, $0.type, $0.draft.expression] }
      }
      let largest = groups.max {
        ($0.value.count, $1.key.description) < ($1.value.count, $0.key.description)
      }
      guard let (fields, types) = largest, types.count >= fewestTypes else { return nil }
      let names = ShortList.text(fields.compactMap(\.first).map { "'\($0)'" })
      return "module '\(module)': \(types.count) types gain the same 'Dependencies' with \(names): "
        + ShortList.text(types.map(\.outcome.name).sorted())
        + "; one struct, and 'typealias Dependencies' in each, could serve them"
    }
  }
}
