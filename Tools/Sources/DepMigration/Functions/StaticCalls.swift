import DepFacts
package import DepModel

/// Which types call functions that hide dependencies and can take them as a parameter: static ones,
/// and those of values, which keep none.
///
/// Such a function asks for all fields of its type at once, also for the singletons that its other
/// functions use. A singleton that calls it while it is being made would wait for itself.
package struct StaticCalls {
  /// From the calling type to the type of the function.
  package private(set) var edges: [(from: Int, to: Int)] = []

  package init(_ scope: ProjectScope) {
    let statics = Self.owners(in: scope, ofInstances: false)
    let instances = Self.owners(in: scope, ofInstances: true)
    guard !statics.isEmpty || !instances.isEmpty else { return }
    for (file, record) in scope.records.enumerated() {
      let targets = record.facts.paths.map {
        Self.targets(of: $0, statics).union(Self.objects(of: $0, instances))
      }
      for use in record.facts.uses where use.type >= 0 && !targets[Int(use.path)].isEmpty {
        let part = DeclarationPart(file: file, fact: Int(use.type))
        guard let caller = scope.type(of: part) else { continue }
        edges += targets[Int(use.path)].map { (caller, $0) }
      }
    }
  }

  /// The names of the functions of values that may take the dependencies.
  static func functionsOfValues(in scope: ProjectScope) -> Set<String> {
    Set(owners(in: scope, ofInstances: true).keys)
  }

  /// The types by their own name and the name of the static function, or by the name of the
  /// function of their instances alone: the facts do not tell what type an object has.
  private static func owners(
    in scope: ProjectScope, ofInstances: Bool
  ) -> [String: Set<Int>] {
    var owners: [String: Set<Int>] = [:]
    var holders: Set<Int> = []
    for dependency in scope.model.dependencies where dependency.state == .hidden {
      guard let owner = dependency.owner, !ofInstances || isValue(owner, in: scope),
        let function = anyFunction(around: dependency, in: scope),
        ofInstances || function.flags.contains(.isStatic)
      else { continue }
      holders.insert(owner)
    }
    // Functions that call one with a hidden dependency ask for the fields as well.
    for owner in holders {
      for member in scope.members(of: owner)
      where member.kind == .function && member.flags.contains(.isStatic) != ofInstances {
        let base = ofInstances ? "" : scope.model.types[owner].name.lastName + "."
        owners[base + member.name, default: []].insert(owner)
      }
    }
    return owners
  }

  /// Whether instances may be data that keep no dependencies; see ``ReasonName/ofValues``.
  private static func isValue(_ type: Int, in scope: ProjectScope) -> Bool {
    if scope.model.types[type].kind == .enum { return true }
    let protocols: Set<String> = ["OptionSet", "RawRepresentable"]
    let classes = ([type] + scope.superclasses(of: type)).flatMap { scope.model.types[$0].parents }
    let names = classes.map(\.name) + scope.outsideProtocols(of: type)
    return names.map(\.lastName).contains { name in
      scope.sdk.lists(name, in: .dataProtocols) || scope.sdk.lists(name, in: .listProtocols)
        || scope.sdk.lists(name, in: .codableProtocols) || protocols.contains(name)
        || scope.sdk.text(of: name, in: .instanceMakers) != nil
    }
  }

  private static func objects(of path: PathFact, _ owners: [String: Set<Int>]) -> Set<Int> {
    guard !owners.isEmpty else { return [] }
    return path.components.reduce(into: []) { types, member in
      guard member.hasSuffix(")"), let found = owners[member.baseName] else { return }
      types.formUnion(found)
    }
  }

  /// The static function that holds the place of a dependency.
  static func function(around dependency: Dependency, in scope: ProjectScope) -> MemberFact? {
    anyFunction(around: dependency, in: scope).flatMap { $0.flags.contains(.isStatic) ? $0 : nil }
  }

  /// The function, static or not, that holds the place of a dependency.
  static func anyFunction(around dependency: Dependency, in scope: ProjectScope) -> MemberFact? {
    let facts = scope.records[dependency.file].facts
    guard let use = dependency.use, facts.uses[use.index].member >= 0 else { return nil }
    let member = facts.members[Int(facts.uses[use.index].member)]
    return member.kind == .function ? member : nil
  }

  private static func targets(of path: PathFact, _ owners: [String: Set<Int>]) -> Set<Int> {
    for (base, member) in zip(path.components, path.components.dropFirst())
    where base.isCapitalized && member.hasSuffix(")") {
      if let found = owners[base + "." + member.baseName] { return found }
    }
    return []
  }
}
