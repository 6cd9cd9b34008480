import DepFacts

/// What routers fetch from containers and hand on to the screens that they make.
///
/// A type that does this with many objects puts the program together, as a composition root does,
/// and a field for each of them would hide nothing less. What the same type uses itself stays a
/// dependency.
package struct ComposedObjects {
  /// A type that fetches no more objects than these can have a field for each.
  package static let mostFields = 12

  private let sources: [SourceRecord]

  init(sources: [SourceRecord]) { self.sources = sources }

  /// Moves the places that only compose to those that are not counted, and gives their types.
  func setAside(_ resolved: inout ResolvedUses) -> Set<Int> {
    var handedOn: [Int: Set<[String]>] = [:]
    var used: [Int: Set<[String]>] = [:]
    let fetched = resolved.dependencies.map { Fetched(sources, $0) }
    for case let place? in fetched {
      if place.isHandedOn {
        handedOn[place.owner, default: []].insert(place.object)
      } else {
        used[place.owner, default: []].insert(place.object)
      }
    }
    let composed = handedOn.compactMapValues { objects in
      objects.count > Self.mostFields ? objects : nil
    }
    guard !composed.isEmpty else { return [] }
    let dependencies = resolved.dependencies
    resolved.dependencies = []
    for (dependency, place) in zip(dependencies, fetched) {
      // What the type also uses gets a field, which all of its places read.
      if let place, composed[place.owner]?.contains(place.object) == true,
        used[place.owner]?.contains(place.object) != true
      {
        resolved.add(dependency, .exempt(.composition))
      } else {
        resolved.dependencies.append(dependency)
      }
    }
    return Set(composed.keys)
  }

  /// A place that asks a container for an object.
  private struct Fetched {
    let owner: Int
    /// The type that is asked for, else the chain as written.
    let object: [String]
    let isHandedOn: Bool

    init?(_ sources: [SourceRecord], _ dependency: Dependency) {
      guard dependency.kind == .locator, dependency.state == .hidden,
        let owner = dependency.owner, let reference = dependency.use
      else { return nil }
      let facts = sources[dependency.file].facts
      let use = facts.uses[reference.index]
      let context = use.context >= 0 ? facts.contexts[Int(use.context)] : nil
      self.owner = owner
      object =
        context?.kind == .typeArgument
        ? [context?.text ?? ""] : facts.paths[Int(use.path)].components
      isHandedOn = use.flags.contains(.isHandedOn)
    }
  }
}
