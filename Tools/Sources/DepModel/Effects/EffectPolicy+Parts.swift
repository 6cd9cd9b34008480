import DepFacts

/// What belongs to the type that makes it, or to its one job.
extension EffectPolicy {
  /// Whether a view makes the object as its own state: `@StateObject var loader = Loader()`.
  func isStateOfScreen(_ dependency: Dependency) -> Bool {
    guard let use = dependency.use, let owner = dependency.owner, isScreen(owner) else {
      return false
    }
    let facts = sources[dependency.file].facts
    let fact = facts.uses[use.index]
    guard fact.place == .propertyInitializer, fact.member >= 0 else { return false }
    return facts.members[Int(fact.member)].attributes.contains {
      sdk.lists($0.name, in: .wrappersOfState) || sdk.lists($0.name, in: .wrappersOfLateState)
    }
  }

  /// Whether it is what a property begins with that each initializer takes as a parameter.
  func isReplacedByInitializers(_ dependency: Dependency) -> Bool {
    guard let use = dependency.use, let owner = dependency.owner else { return false }
    let facts = sources[dependency.file].facts
    let fact = facts.uses[use.index]
    guard fact.place == .propertyInitializer, fact.member >= 0 else { return false }
    let property = facts.members[Int(fact.member)]
    let initializers = initializers(of: owner)
    return property.flags.isDisjoint(with: [.isStatic, .isLazy]) && !initializers.isEmpty
      && initializers.allSatisfy { _, member in
        // One that may be nil leaves the first value there.
        member.parameters.contains { $0.name == property.name && !$0.type.hasSuffix("?") }
      }
  }

  /// Whether it is an object that a property begins with, and that callers of the memberwise
  /// initializer can replace: `@ObservedObject var store = Store.shared`.
  func isMemberwiseDefault(_ dependency: Dependency) -> Bool {
    guard [.singleton, .systemSingleton].contains(dependency.kind), let use = dependency.use,
      let owner = dependency.owner, resolver.types.records[owner].kind == .struct
    else { return false }
    let facts = sources[dependency.file].facts
    let fact = facts.uses[use.index]
    guard fact.place == .propertyInitializer, fact.member >= 0 else { return false }
    let property = facts.members[Int(fact.member)]
    return property.kind == .storedProperty && !property.access.isHidden
      && property.flags.isDisjoint(with: [.isLazy, .isLet, .isStatic])
      && initializers(of: owner).isEmpty
  }

  /// Whether a function notes when it was asked to log.
  func isTimeOfLogger(_ dependency: Dependency) -> Bool {
    guard dependency.reach == .outside(.clock), let use = dependency.use else { return false }
    let member = Int(sources[dependency.file].facts.uses[use.index].member)
    return member >= 0 && nodes.logs(member, file: dependency.file)
  }
}
