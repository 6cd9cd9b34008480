import DepFacts

extension ProjectScope {
  /// A type with all classes and protocols above it that the project declares or extends.
  package func lineage(of type: Int) -> [Int] {
    var found = [type]
    var index = 0
    while index < found.count {
      for case let parent? in model.types[found[index]].parents.lazy.map(\.type)
      where !found.contains(parent) {
        found.append(parent)
      }
      index += 1
    }
    return found
  }

  /// The last names of all that a type inherits, through the types of the project.
  package func inheritedNames(of type: Int) -> Set<String> {
    var names: Set<String> = []
    for ancestor in lineage(of: type) {
      for parent in model.types[ancestor].parents {
        names.insert(parent.written.lastName)
        names.insert(parent.name.lastName)
      }
    }
    return names
  }

  /// The initializers that protocols demand of a type, by labels; nil where some are not known.
  package func demandedInitializers(of type: Int) -> [[String]]? {
    var labels: [[String]] = []
    var seen: Set<String> = []
    for ancestor in lineage(of: type) {
      let entry = model.types[ancestor]
      if entry.kind == .protocol { labels += requiredInitializers(of: ancestor) }
      let superclass = outsideSuperclass(of: ancestor)
      for parent in entry.parents where !isDeclared(parent) && seen.insert(parent.name).inserted {
        guard parent.written != superclass else { continue }
        guard let known = sdk.initializers(demandedBy: parent.name) else { return nil }
        labels += known
      }
    }
    return labels
  }

  private func requiredInitializers(of type: Int) -> [[String]] {
    parts(of: type).filter { fact($0).kind == .protocol }.flatMap { part in
      members(of: part).filter { $0.kind == .initializer }.map { $0.parameters.map(\.label) }
    }
  }

  /// The superclass that a class names, where no file of the project declares it.
  package func outsideSuperclass(of type: Int) -> String? {
    for part in parts(of: type) where fact(part).kind == .class {
      guard let first = fact(part).inherited.first,
        let parent = model.types[type].parents.first(where: { $0.written == first }),
        !isDeclared(parent), !sdk.looksLikeProtocol(parent.name)
      else { continue }
      return first
    }
    return nil
  }

  func isDeclared(_ parent: TypeEntry.Parent) -> Bool {
    parent.type.map { model.types[$0].kind != .extension } ?? false
  }
}
