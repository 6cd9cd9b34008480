import DepFacts
package import DepModel

/// Which types call static functions that hide dependencies.
///
/// Such a function asks for all fields of its type at once, also for the singletons that its other
/// functions use. A singleton that calls it while it is being made would wait for itself.
package struct StaticCalls {
  /// From the calling type to the type of the function.
  package private(set) var edges: [(from: Int, to: Int)] = []

  package init(_ scope: ProjectScope) {
    let owners = Self.ownersOfFunctions(scope)
    guard !owners.isEmpty else { return }
    for (file, record) in scope.records.enumerated() {
      let targets = record.facts.paths.map { Self.targets(of: $0, owners) }
      for use in record.facts.uses where use.type >= 0 && !targets[Int(use.path)].isEmpty {
        let part = DeclarationPart(file: file, fact: Int(use.type))
        guard let caller = scope.type(of: part) else { continue }
        edges += targets[Int(use.path)].map { (caller, $0) }
      }
    }
  }

  /// The types by their own name and the name of the function.
  private static func ownersOfFunctions(_ scope: ProjectScope) -> [String: Set<Int>] {
    var owners: [String: Set<Int>] = [:]
    var holders: Set<Int> = []
    for dependency in scope.model.dependencies
    where dependency.state == .hidden {
      guard let owner = dependency.owner, function(around: dependency, in: scope) != nil
      else { continue }
      holders.insert(owner)
    }
    // Functions that call one with a hidden dependency ask for the fields as well.
    for owner in holders {
      for member in scope.members(of: owner)
      where member.kind == .function && member.flags.contains(.isStatic) {
        owners[scope.model.types[owner].name.lastName + "." + member.name, default: []]
          .insert(owner)
      }
    }
    return owners
  }

  /// The static function that holds the place of a dependency.
  static func function(around dependency: Dependency, in scope: ProjectScope) -> MemberFact? {
    let facts = scope.records[dependency.file].facts
    guard let use = dependency.use, facts.uses[use.index].member >= 0 else { return nil }
    let member = facts.members[Int(facts.uses[use.index].member)]
    return member.kind == .function && member.flags.contains(.isStatic) ? member : nil
  }

  private static func targets(of path: PathFact, _ owners: [String: Set<Int>]) -> Set<Int> {
    for (base, member) in zip(path.components, path.components.dropFirst())
    where base.isCapitalized && member.hasSuffix(")") {
      if let found = owners[base + "." + member.baseName] { return found }
    }
    return []
  }
}
