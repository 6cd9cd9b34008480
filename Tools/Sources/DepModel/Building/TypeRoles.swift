import DepFacts

/// Which types only put the program together, so that what they reach is not hidden.
struct TypeRoles: Sendable {
  /// For each record the reason to set its uses aside.
  private(set) var reasons: [ExemptUse.Reason?]
  private let rootPaths: [String]

  init(sources: [SourceRecord], types: TypeTable, options: ModelOptions, sdk: SDKKnowledge) {
    let configured = Set(options.compositionRoots)
    reasons = types.records.map { record in
      if configured.contains(record.name) || configured.contains(record.name.lastName) {
        return .compositionRoot
      }
      return Self.reason(record, sources: sources, sdk)
    }
    rootPaths = options.compositionRoots.filter { $0.contains("/") || $0.hasSuffix(".swift") }
  }

  /// Whether the configuration calls the file a composition root.
  func isRoot(path: String) -> Bool {
    rootPaths.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }

  private static func reason(
    _ record: TypeTable.Record, sources: [SourceRecord], _ sdk: SDKKnowledge
  ) -> ExemptUse.Reason? {
    for part in record.parts {
      let fact = sources[part.file].facts.types[part.fact]
      if !sdk.names(in: .rootAttributes).isDisjoint(with: fact.attributes) {
        return .compositionRoot
      }
    }
    if !sdk.names(in: .previewProtocols).isDisjoint(with: record.inherited) { return .preview }
    if sdk.lists(record.name.lastName, in: .rootTypes)
      || !sdk.names(in: .rootProtocols).isDisjoint(with: record.inherited)
    {
      return .compositionRoot
    }
    return nil
  }
}
