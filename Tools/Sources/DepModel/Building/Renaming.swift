/// Replaces the indices of the builder's tables by those of the model.
struct Renaming {
  let types: [Int]
  let singletons: [Int]

  private func type(_ id: Int?) -> Int? { id.map { types[$0] } }

  private func target(_ target: Dependency.Target) -> Dependency.Target {
    Dependency.Target(
      name: target.name, type: type(target.type),
      singleton: target.singleton.map { singletons[$0] })
  }

  func dependency(_ dependency: Dependency) -> Dependency {
    var dependency = dependency
    dependency.owner = type(dependency.owner)
    dependency.target = target(dependency.target)
    return dependency
  }

  func exemptUse(_ entry: ExemptUse) -> ExemptUse {
    var entry = entry
    entry.owner = type(entry.owner)
    entry.target = entry.target.map(target)
    return entry
  }

  func notUnderstood(_ entry: NotUnderstood) -> NotUnderstood {
    var entry = entry
    entry.owner = type(entry.owner)
    return entry
  }

  func construction(_ construction: Construction) -> Construction {
    var construction = construction
    construction.owner = type(construction.owner)
    construction.made = types[construction.made]
    return construction
  }

  func fieldUse(_ use: FieldUse) -> FieldUse {
    var use = use
    use.owner = types[use.owner]
    return use
  }

  func singleton(_ singleton: Singleton) -> Singleton {
    var singleton = singleton
    singleton.owner = type(singleton.owner)
    singleton.valueTypeID = type(singleton.valueTypeID)
    singleton.builtTypeID = type(singleton.builtTypeID)
    return singleton
  }

  func shape(_ shape: DependenciesShape) -> DependenciesShape {
    var shape = shape
    for index in shape.fields.indices {
      shape.fields[index].typeID = type(shape.fields[index].typeID)
    }
    return shape
  }
}
