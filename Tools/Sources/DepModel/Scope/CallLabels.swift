import DepFacts

/// How code makes values of types, by the simple name that is called.
struct CallLabels: Sendable {
  private var labels: [String: Set<[String]>] = [:]
  /// Types of which an initializer is used as a function: `.map(Feed.init)`.
  private(set) var handedOver: Set<String> = []
  /// Those of them whose initializer a container chooses by its parameters, which it resolves.
  private(set) var autoregistered: Set<String> = []

  /// `choosing` are the modules that choose among initializers.
  init(_ records: [SourceRecord], choosing: Set<String>) {
    for record in records {
      let chooses = !choosing.isDisjoint(with: record.facts.imports)
      for path in record.facts.paths {
        for component in path.components where component.hasSuffix(":)") {
          let name = component.baseName
          guard name == "init" || name.isCapitalized else { continue }
          let list = component.dropFirst(name.count + 1).dropLast().split(separator: ":")
          labels[name, default: []].insert(list.map(String.init))
        }
        for (component, next) in zip(path.components, path.components.dropFirst())
        where next.baseName == "init" && component.isCapitalized {
          handedOver.insert(component)
          if chooses { autoregistered.insert(component) }
        }
      }
    }
  }

  /// The lists of labels of calls of some names, each once.
  func of(_ names: [String]) -> Set<[String]> {
    names.reduce(into: []) { $0.formUnion(labels[$1.lastName] ?? []) }
  }
}
