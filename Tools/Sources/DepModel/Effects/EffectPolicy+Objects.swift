import DepFacts

/// What the places of one type have in common: who asks an object for one thing asks it for all.
extension EffectPolicy {
  /// A singleton of which a type asks something.
  struct Asked: Hashable {
    let owner: Int
    let singleton: Int

    init?(_ dependency: Dependency) {
      guard dependency.kind == .singleton, let owner = dependency.owner,
        let singleton = dependency.target.singleton
      else { return nil }
      self.owner = owner
      self.singleton = singleton
    }
  }

  /// What code of a type takes from the system: a type that gets a source of identifiers for one of
  /// them asks it for all.
  struct Made: Hashable {
    let owner: Int
    let name: String

    init?(_ dependency: Dependency) {
      guard dependency.kind == .ambientValue, dependency.place == .body,
        let owner = dependency.owner
      else { return nil }
      self.owner = owner
      name = dependency.target.name
    }
  }

  /// An object of an SDK that code of a type asks something: one that it is passed answers all.
  struct Held: Hashable {
    let owner: Int
    let name: String
    let isOutsideOfInstances: Bool
  }

  /// Whether it is the one object of its kind, and only says whose notifications are meant:
  /// `addObserver(self, …, object: NSApp)`.
  func namesSender(_ dependency: Dependency) -> Bool {
    let name = sdk.text(of: dependency.target.name, in: .sameValues) ?? dependency.target.name
    guard sdk.lists(name, in: .irreplaceableSingletons),
      !sdk.lists(name, in: .singletonsWithOthers), let use = dependency.use,
      dependency.chain(in: sources[dependency.file].facts)?.next == nil,
      let context = context(of: use.index, in: dependency.file)
    else { return false }
    return context.kind == .argument && context.label == "object"
      && context.path.last.map { Self.observing.contains($0.baseName) } == true
  }

  func held(_ dependency: Dependency) -> Held? {
    guard dependency.kind == .systemSingleton, dependency.place == .body,
      let owner = dependency.owner, let use = dependency.use,
      dependency.chain(in: sources[dependency.file].facts)?.next != nil
    else { return nil }
    let member = Int(sources[dependency.file].facts.uses[use.index].member)
    return Held(
      owner: owner, name: dependency.target.name,
      isOutsideOfInstances: member >= 0
        && nodes.isOutsideOfInstances(member, file: dependency.file))
  }
}
