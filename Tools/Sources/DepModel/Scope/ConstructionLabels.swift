import DepFacts

/// How code makes values of types, by the simple names of the types.
struct ConstructionLabels: Sendable {
  private(set) var labels: [String: Set<String>] = [:]
  /// Types of which an initializer is used as a function: `.map(Feed.init)`.
  private(set) var handedOver: Set<String> = []

  init(_ records: [SourceRecord]) {
    for record in records {
      for path in record.facts.paths {
        for component in path.components where component.isCapitalized && component.hasSuffix(":)")
        {
          let name = component.baseName
          let list = component.dropFirst(name.count + 1).dropLast().split(separator: ":")
          labels[name, default: []].formUnion(list.map(String.init))
        }
        for (component, next) in zip(path.components, path.components.dropFirst())
        where next.baseName == "init" && component.isCapitalized {
          handedOver.insert(component)
        }
      }
    }
  }
}
