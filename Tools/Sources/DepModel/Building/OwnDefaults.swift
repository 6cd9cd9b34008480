import DepFacts

/// Finds the types that hand themselves the default of their own `Dependencies`, as in
/// `self.init(dependencies: .defaultDependencies)`, or their singletons.
struct OwnDefaults {
  private static let names: Set<String> = ["defaultDependencies", "live"]

  let sources: [SourceRecord]
  let types: TypeTable

  /// The types that do so in an initializer or in a stored property.
  func owners() -> Set<Int> {
    var owners: Set<Int> = []
    for (file, source) in sources.enumerated() {
      let isDefault = source.facts.paths.map { path in
        path.components.last.map(Self.names.contains) ?? false
      }
      guard isDefault.contains(true) else { continue }
      for use in source.facts.uses where isDefault[Int(use.path)] && use.type >= 0 {
        let owner = types.recordOfPart[file][Int(use.type)]
        if isSetUp(use, in: source.facts), names(owner, use, in: source.facts) {
          owners.insert(owner)
        }
      }
    }
    return owners
  }

  /// Whether a use runs while an instance is made.
  private func isSetUp(_ use: UseFact, in facts: FileFacts) -> Bool {
    guard use.member >= 0, use.place != .defaultArgument else { return false }
    let member = facts.members[Int(use.member)]
    switch member.kind {
    case .initializer: return true
    case .storedProperty: return !member.flags.contains(.isStatic) || isPassed(use, in: facts)
    default: return false
    }
  }

  /// Whether a singleton is passed the default; `live` is what a type passes that has none.
  private func isPassed(_ use: UseFact, in facts: FileFacts) -> Bool {
    facts.paths[Int(use.path)].components.last == "defaultDependencies" && use.context >= 0
      && facts.contexts[Int(use.context)].kind == .argument
  }

  /// Whether a use names the `Dependencies` of its own type.
  private func names(_ owner: Int, _ use: UseFact, in facts: FileFacts) -> Bool {
    let base = Array(facts.paths[Int(use.path)].components.dropLast())
    let own = types.records[owner].name.lastName
    guard base == [""] else {
      return [["Dependencies"], ["Self", "Dependencies"], [own, "Dependencies"]].contains(base)
    }
    guard use.context >= 0 else { return false }
    let context = facts.contexts[Int(use.context)]
    switch context.kind {
    case .writtenType: return TypeText.components(of: context.text) == ["Dependencies"]
    case .assignment: return context.path.count == 1 || context.path.first == "self"
    case .argument:
      let path = context.path.map(\.baseName)
      return path.first == "self" && path.last == "init"
        || [[own], ["Self"], [own, "init"]].contains(path)
    case .cast, .typeArgument: return false
    }
  }
}
