import DepFacts

/// Which types only put the program together, so that what they reach is not hidden.
struct TypeRoles: Sendable {
  /// For each record the reason to set its uses aside.
  private(set) var reasons: [ExemptUse.Reason?]
  private let rootPaths: [String]

  init(sources: [SourceRecord], types: TypeTable, options: ModelOptions) {
    let configured = Set(options.compositionRoots)
    reasons = types.records.map { record in
      if configured.contains(record.name) || configured.contains(record.name.lastName) {
        return .compositionRoot
      }
      return Self.reason(record, sources: sources)
    }
    rootPaths = options.compositionRoots.filter { $0.contains("/") || $0.hasSuffix(".swift") }
  }

  /// Whether the configuration calls the file a composition root.
  func isRoot(path: String) -> Bool {
    rootPaths.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }

  private static func reason(
    _ record: TypeTable.Record, sources: [SourceRecord]
  ) -> ExemptUse.Reason? {
    for part in record.parts {
      let fact = sources[part.file].facts.types[part.fact]
      if !rootAttributes.isDisjoint(with: fact.attributes) { return .compositionRoot }
    }
    if record.inherited.contains(where: { previewProtocols.contains($0) }) { return .preview }
    if record.name.lastName == "AppDelegate"
      || record.inherited.contains(where: { rootProtocols.contains($0) })
    {
      return .compositionRoot
    }
    return nil
  }

  private static let rootAttributes: Set<String> = [
    "main", "UIApplicationMain", "NSApplicationMain",
  ]
  private static let rootProtocols: Set<String> = [
    "UIApplicationDelegate", "NSApplicationDelegate", "WKExtensionDelegate",
    "WKApplicationDelegate", "Assembly", "ResolverRegistering", "AutoRegistering",
  ]
  private static let previewProtocols: Set<String> = ["PreviewProvider", "PreviewModifier"]
}
