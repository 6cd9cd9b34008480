import DepFacts

extension EffectPolicy {
  /// Why an object that code makes is no dependency; nil for one.
  func kindOfConstruction(_ dependency: Dependency) -> CountableKind? {
    guard let type = dependency.target.type else { return nil }
    let isShown =
      isViewModel(type) && !isOnlyAsked(dependency) || wires(type) || answersScreen(type)
      || takesScreen(type)
    let isMadeByWiring = dependency.owner.map(wires) == true
    if isScreen(type)
      || isShown && (isMadeByWiring || dependency.owner.map(makesScreens) == true)
    {
      return .navigation
    }
    if isMadeByWiring || dependency.owner.map({ isProduct(type, of: $0) }) == true {
      return .assembly
    }
    if isStateOfScreen(dependency) { return .navigation }
    if isTestDouble(type) { return .preset }
    let instances = nodes.instances(of: type)
    if !table.reachesNothing(instances),
      table.reaches(only: .log, instances)
        || nodes.isLogger(objectsOf: type)
    {
      return .logging
    }
    return isModel(type) || isCalculating(type) || isMessage(type)
      || dependency.owner.map { isPart(type, of: $0) } == true
      || table.reachesNothing(instances) ? .plainObject : nil
  }

  /// Whether the one job of a type is to make the other, as that of a `ReportBuilder` is.
  private func isProduct(_ type: Int, of owner: Int) -> Bool {
    let name = resolver.types.records[owner].name.lastName
    let ending = "Builder"
    return name.hasSuffix(ending)
      && resolver.types.records[type].name.lastName == name.dropLast(ending.count)
  }

  /// Whether an object that views could observe works for one call, and nothing shows it:
  /// `PurchaseHandler().restore()`.
  private func isOnlyAsked(_ dependency: Dependency) -> Bool {
    guard let type = dependency.target.type, !isNamedAsViewModel(type) else { return false }
    return dependency.chain(in: sources[dependency.file].facts)?.next?.isCall == true
  }
}
