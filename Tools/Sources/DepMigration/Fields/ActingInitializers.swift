import DepFacts
import DepModel
import DepSyntax

/// The types of which making an object changes or asks something outside of the program: files,
/// the network, the keychain, a store that it opens; or starts a task.
struct ActingInitializers {
  let types: Set<Int>
  /// For each type, those that make an object of it while they are made themselves.
  let makers: [Int: [Int]]

  init(_ project: ProjectTrees) {
    var types: Set<Int> = []
    var methods: [Int: Set<String>] = [:]
    var makers: [Int: [Int]] = [:]
    for dependency in project.model.dependencies where dependency.state == .hidden {
      guard let owner = dependency.owner, Self.runsAtOnce(dependency, project) else { continue }
      let isInitial = dependency.isForInitializer
      if isInitial, dependency.kind == .construction, let made = dependency.target.type {
        makers[made, default: []].append(owner)
      }
      guard Self.acts(dependency, project) else { continue }
      if isInitial {
        types.insert(owner)
      } else {
        methods[owner, default: []].insert(dependency.member.baseName)
      }
    }
    let kept = Set(project.model.singletons.flatMap { [$0.valueTypeID, $0.builtTypeID] })
    for (owner, names) in methods
    where !types.contains(owner) && (kept.contains(owner) || makers[owner] != nil) {
      let reached = TypeShape(owner, in: project)?.namesReachedByInitializers() ?? []
      if !reached.isDisjoint(with: names) { types.insert(owner) }
    }
    self.types = types.union(kept.compactMap(\.self).filter { Self.startsTask($0, project) })
    self.makers = makers
  }

  /// Whether an initializer starts a task, which then runs from the first use of the object.
  private static func startsTask(_ type: Int, _ project: ProjectTrees) -> Bool {
    project.scope.parts(of: type).contains { part in
      let facts = project.records[part.file].facts
      return facts.uses.contains { use in
        use.member >= 0 && Int(use.type) == part.fact
          && facts.members[Int(use.member)].kind == .initializer
          && facts.paths[Int(use.path)].components.first?.baseName == "Task"
      }
    }
  }

  /// Whether the code runs with the code around it: a closure that is called at once does.
  private static func runsAtOnce(_ dependency: Dependency, _ project: ProjectTrees) -> Bool {
    guard dependency.isDeferred else { return true }
    let facts = project.records[dependency.file].facts
    guard dependency.place == .propertyInitializer, let use = dependency.use,
      facts.uses[use.index].member >= 0
    else { return false }
    let property = facts.members[Int(facts.uses[use.index].member)]
    return property.value?.isClosureResult == true && !property.flags.contains(.isLazy)
  }

  private static let effects: Set<Effect> = [.network, .disk, .database, .keychain]

  /// Functions of a file manager that look up or build an address, and change nothing.
  private static let lookups: Set<String> = ["url", "urls", "containerURL", "fileExists"]

  /// Functions that set a default, which other code may read before or after.
  private static let writes: Set<String> = ["register", "set", "setValue", "removeObject"]

  private static func acts(_ dependency: Dependency, _ project: ProjectTrees) -> Bool {
    guard let reach = dependency.reach else { return false }
    let reached = project.model.effects.effects(of: reach)
    let chain = dependency.chain(in: project.records[dependency.file].facts)
    let call = chain?.next.flatMap { $0.hasSuffix(")") ? $0.baseName : nil }
    if let call, reached.contains(.defaults), dependency.kind == .systemSingleton {
      return writes.contains(call)
    }
    guard !effects.isDisjoint(with: reached) else { return false }
    if let made = chain?.components.first, made.isCall,
      project.scope.sdk.lists(made.baseName, in: .typesThatOpenStores)
    {
      return true
    }
    switch dependency.kind {
    case .ambientValue:
      // What makes a session or a queue asks nothing of it.
      return !dependency.target.name.isCapitalized || !dependency.target.name.hasSuffix(")")
        || dependency.target.name.contains("contentsOf")
    case .systemSingleton: return call.map { !lookups.contains($0) } == true
    case .singleton, .construction: return call != nil
    case .staticFacade: return FacadeMember.isFunction(dependency, in: project)
    case .locator, .wrapper, .globalVariable, .field: return false
    }
  }
}

extension Dependency {
  /// Whether it stands in an initializer, or in the value that a property begins with.
  var isForInitializer: Bool { place == .propertyInitializer || member.hasPrefix("init(") }
}
