/// Replaces the indices of the builder's table of singletons by those of the model.
struct SingletonRenumbering {
  let newIndex: [Int]

  func dependency(_ dependency: Dependency) -> Dependency {
    var dependency = dependency
    dependency.target.singleton = dependency.target.singleton.map { newIndex[$0] }
    if let old = dependency.closureTarget?.target.singleton {
      dependency.closureTarget?.target.singleton = newIndex[old]
    }
    return dependency
  }

  func exemptUse(_ entry: ExemptUse) -> ExemptUse {
    guard let old = entry.target?.singleton else { return entry }
    var entry = entry
    entry.target?.singleton = newIndex[old]
    return entry
  }
}
