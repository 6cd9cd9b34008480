import DepFacts

extension EffectPolicy {
  /// Whether a class is a record of a data store, which code makes as it makes values.
  func isModel(_ type: Int) -> Bool {
    let record = resolver.types.records[type]
    guard record.kind == .class else { return false }
    let part = record.declaration
    if sources[part.file].facts.types[part.fact].attributes.contains(where: {
      sdk.lists($0, in: .modelAttributes)
    }) {
      return true
    }
    return ([type] + resolver.ancestors(of: type)).contains { candidate in
      resolver.parents(of: candidate).contains { parent in
        sdk.lists(parent.name, in: .modelClasses)
          && parent.type.map { resolver.types.records[$0].isExternal } != false
      }
    }
  }
}
