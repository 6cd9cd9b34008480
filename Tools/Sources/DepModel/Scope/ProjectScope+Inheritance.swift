import DepFacts

extension ProjectScope {
  /// The type that a name means where a type writes it.
  package func type(named name: String, near type: Int) -> Int? {
    declarations.type(named: name, near: type, in: model)
  }

  /// The last names of all that a type inherits, through the types of the project.
  package func inheritedNames(of type: Int) -> Set<String> {
    var names: Set<String> = []
    var open = model.types[type].inherited
    while let name = open.popLast() {
      guard names.insert(name.lastName).inserted,
        let id = self.type(named: name, near: type), id != type
      else { continue }
      open += model.types[id].inherited
    }
    return names
  }

  /// The initializers that protocols demand of a type, by labels; nil where some are not known.
  package func demandedInitializers(of type: Int) -> [[String]]? {
    var labels: [[String]] = []
    var seen: Set<String> = []
    var open = model.types[type].inherited
    var isUnknown = false
    var outsideClasses = self.outsideClasses(of: type)
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      guard let id = self.type(named: name, near: type) else {
        if outsideClasses.contains(name) { continue }
        guard let known = sdk.initializers(demandedBy: name) else {
          isUnknown = true
          continue
        }
        labels += known
        continue
      }
      open += model.types[id].inherited
      outsideClasses.formUnion(self.outsideClasses(of: id))
      guard model.types[id].kind == .protocol else { continue }
      for part in declarations.parts(of: id) {
        let facts = records[part.file].facts
        guard facts.types[part.fact].kind == .protocol else { continue }
        labels += facts.members
          .filter { $0.owner == Int32(part.fact) && $0.kind == .initializer }
          .map { $0.parameters.map(\.label) }
      }
    }
    return isUnknown ? nil : labels
  }

  /// The superclass that a class names, where no file of the project declares it.
  private func outsideClasses(of type: Int) -> Set<String> {
    var names: Set<String> = []
    for part in declarations.parts(of: type) {
      let fact = records[part.file].facts.types[part.fact]
      guard fact.kind == .class, let first = fact.inherited.first,
        self.type(named: first, near: type) == nil, !sdk.looksLikeProtocol(first)
      else { continue }
      names.insert(first)
    }
    return names
  }
}
