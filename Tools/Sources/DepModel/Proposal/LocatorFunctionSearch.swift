import DepFacts

/// Finds functions of the project that give an object for its type: `resolve(API.self)`.
struct LocatorFunctionSearch {
  let index: ProposalIndex
  let thresholds: ConfigurationProposal.Thresholds

  func run() -> [ConfigurationProposal.Note] {
    var found: [String: ConfigurationProposal.Note] = [:]
    for type in index.members.keys.sorted() {
      for member in index.members[type] ?? [] where isResolving(member.fact) {
        let name = member.fact.name
        let users = (index.callers[name] ?? []).filter { $0 != type }
        guard users.count >= thresholds.functionUsers, found[name] == nil else { continue }
        found[name] = ConfigurationProposal.Note(
          key: "locatorFunctions", name: name,
          reason: "of \(type) returns an object by its type to \(users.count) other types")
      }
    }
    return found.keys.sorted().compactMap { found[$0] }
  }

  /// `func resolve<T>(_ type: T.Type, name: String) -> T`, by its name and form.
  private func isResolving(_ fact: MemberFact) -> Bool {
    guard fact.kind == .function, Self.beginnings.contains(where: fact.name.hasPrefix),
      let result = fact.type.map(TypeText.core), isPlaceholder(result)
    else { return false }
    let others = fact.parameters.filter { TypeText.core(of: $0.type) != "\(result).Type" }
    return others.allSatisfy { Self.qualifiers.contains($0.label) }
  }

  /// Whether the name is a generic parameter: no type of the project or of an SDK.
  private func isPlaceholder(_ name: String) -> Bool {
    name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isNumber }
      && index.kinds[name] == nil && index.objectType(name) == nil
      && (name.count <= 2 || Self.placeholders.contains(name))
  }

  private static let beginnings = [
    "dependency", "force", "inject", "instance", "locate", "lookup", "obtain", "provide", "require",
    "resolve", "service",
  ]
  private static let qualifiers: Set = [
    "argument", "arguments", "identifier", "key", "name", "scope", "tag",
  ]
  private static let placeholders: Set = [
    "Component", "Dependency", "Element", "Instance", "Object", "Result", "Service", "Type",
    "Value",
  ]
}
