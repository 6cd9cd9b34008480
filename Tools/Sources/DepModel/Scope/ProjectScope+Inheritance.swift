import DepFacts
import Synchronization

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
        guard parent.name != superclass else { continue }
        if let known = sdk.initializers(demandedBy: parent.name) {
          labels += known
        } else if !demandsNoInitializer(parent.name) {
          return nil
        }
      }
    }
    return labels
  }

  /// Whether a protocol of the project requires a member of a type by its name.
  package func isRequired(_ member: String, of type: Int) -> Bool {
    lineage(of: type).contains { ancestor in
      model.types[ancestor].kind == .protocol
        && parts(of: ancestor).contains { part in
          fact(part).kind != .extension && members(of: part).contains { $0.name == member }
        }
    }
  }

  /// The protocols that a type conforms to and the project does not declare, each once.
  package func outsideProtocols(of type: Int) -> [String] {
    var names: [String] = []
    for ancestor in lineage(of: type) {
      let superclass = outsideSuperclass(of: ancestor)
      for parent in model.types[ancestor].parents
      where !isDeclared(parent) && parent.name != superclass && !names.contains(parent.name) {
        names.append(parent.name)
      }
    }
    return names
  }

  private func requiredInitializers(of type: Int) -> [[String]] {
    parts(of: type).filter { fact($0).kind == .protocol }.flatMap { part in
      members(of: part).filter { $0.kind == .initializer }.map { $0.parameters.map(\.label) }
    }
  }

  /// The superclass of a class, where no file of the project declares it; aliases are followed.
  package func outsideSuperclass(of type: Int) -> String? {
    for part in parts(of: type) where fact(part).kind == .class {
      let first = fact(part).inherited.first
      // An alias may stand for a class together with protocols.
      let parent = model.types[type].parents.first {
        $0.written == first && !isDeclared($0)
          && (!sdk.looksLikeProtocol($0.name) && !isShownAsProtocol($0.name)
            || overridesMembers(type))
      }
      if let parent, superclass(of: type) == nil {
        let isAmbiguous = resolver.withLock { $0.aliases.isAmbiguous(parent.written) }
        return isAmbiguous ? parent.written : parent.name
      }
    }
    return nil
  }

  /// Only a class has members to override, whatever its name looks like:
  /// `UITableViewDiffableDataSource`.
  private func overridesMembers(_ type: Int) -> Bool {
    members(of: type).contains { $0.flags.contains(.isOverride) }
  }

  /// What a declaration or extension names after its colon, in order.
  package func parents(of part: DeclarationPart) -> [TypeEntry.Parent] {
    guard let type = type(of: part) else { return [] }
    let parents = model.types[type].parents
    return fact(part).inherited.flatMap { written in parents.filter { $0.written == written } }
  }

  func isDeclared(_ parent: TypeEntry.Parent) -> Bool {
    parent.type.map { model.types[$0].kind != .extension } ?? false
  }
}
