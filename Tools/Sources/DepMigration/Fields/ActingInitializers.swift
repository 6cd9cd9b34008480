import DepFacts
import DepModel
import DepSyntax

/// The types of which making an object reads or writes files, asks the network, or opens a store.
struct ActingInitializers {
  let types: Set<Int>

  init(_ project: ProjectTrees) {
    var types: Set<Int> = []
    var methods: [Int: Set<String>] = [:]
    for dependency in project.model.dependencies
    where dependency.state == .hidden && !dependency.isDeferred {
      guard let owner = dependency.owner, Self.acts(dependency, project) else { continue }
      if dependency.place == .propertyInitializer || dependency.member.hasPrefix("init(") {
        types.insert(owner)
      } else {
        methods[owner, default: []].insert(dependency.member.baseName)
      }
    }
    let kept = Set(project.model.singletons.flatMap { [$0.valueTypeID, $0.builtTypeID] })
    for (owner, names) in methods where !types.contains(owner) && kept.contains(owner) {
      let reached = TypeShape(owner, in: project)?.namesReachedByInitializers() ?? []
      if !reached.isDisjoint(with: names) { types.insert(owner) }
    }
    self.types = types
  }

  private static let effects: Set<Effect> = [.network, .disk, .database, .keychain]

  /// Functions of a file manager that look up or build an address, and change nothing.
  private static let lookups: Set<String> = ["url", "urls", "containerURL", "fileExists"]

  private static func acts(_ dependency: Dependency, _ project: ProjectTrees) -> Bool {
    guard let reach = dependency.reach,
      !effects.isDisjoint(with: project.model.effects.effects(of: reach))
    else { return false }
    switch dependency.kind {
    case .ambientValue:
      // What makes a session or a queue asks nothing of it.
      return !dependency.target.name.isCapitalized || !dependency.target.name.hasSuffix(")")
        || dependency.target.name.contains("contentsOf")
    case .systemSingleton:
      let next = dependency.chain(in: project.records[dependency.file].facts)?.next
      return next.map { $0.hasSuffix(")") && !lookups.contains($0.baseName) } == true
    case .staticFacade: return FacadeMember.isFunction(dependency, in: project)
    case .singleton, .locator, .wrapper, .globalVariable, .construction, .field: return false
    }
  }
}
