import DepFacts

/// Finds property wrappers of the project that fetch dependencies.
struct WrapperSearch {
  let index: ProposalIndex
  let locators: Set<String>
  let functions: Set<String>

  func run() -> [ConfigurationProposal.Note] {
    index.attributes.keys.sorted().compactMap { type in
      guard index.attributes[type]?.contains("propertyWrapper") == true,
        let source = source(of: type), !holdsValues(type)
      else { return nil }
      return ConfigurationProposal.Note(
        key: "wrappers", name: type, reason: "is a property wrapper that reads from \(source)")
    }
  }

  /// The locator, function or registry that the wrapper's own code reaches for.
  private func source(of type: String) -> String? {
    for chain in index.reached[type] ?? [] {
      let names = chain.map(\.baseName)
      guard let first = names.first else { continue }
      if locators.contains(first) { return first }
      if let last = chain.last, last.hasSuffix(")"), let name = names.last,
        functions.contains(name) || Self.resolving.contains(name)
      {
        return "\(name)()"
      }
      if first != type, isRegistry(first) { return first }
    }
    return nil
  }

  /// Whether a type gives out its contents by a static subscript: `InjectedValues[\.api]`.
  private func isRegistry(_ type: String) -> Bool {
    (index.members[type] ?? []).contains {
      $0.fact.kind == .subscript && $0.fact.flags.contains(.isStatic)
    }
  }

  /// Whether most of what it wraps is plain values, such as settings.
  private func holdsValues(_ type: String) -> Bool {
    var objects = 0
    var values = 0
    for members in index.members.values {
      for member in members where member.fact.attributes.contains(where: { $0.name == type }) {
        guard let text = member.fact.type else { continue }
        if index.objectType(text) == nil { values += 1 } else { objects += 1 }
      }
    }
    return values > objects
  }

  private static let resolving: Set = ["inject", "resolve"]
}
