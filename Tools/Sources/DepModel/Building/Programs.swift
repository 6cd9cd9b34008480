import DepFacts

/// Modules that are programs, of which no other code imports anything.
enum Programs {
  /// The modules that declare where a program starts, and that none but tests import.
  static func modules(_ sources: [SourceRecord], _ sdk: SDKKnowledge) -> Set<String> {
    let starts = sdk.names(in: .rootAttributes)
    let starting = sources.lazy.filter { source in
      source.facts.types.contains { !$0.isConditional && !starts.isDisjoint(with: $0.attributes) }
    }
    .map(\.module)
    let importing = sources.lazy.filter { $0.role != .test }
    return Set(starting).subtracting(importing.flatMap(\.facts.imports))
  }
}
