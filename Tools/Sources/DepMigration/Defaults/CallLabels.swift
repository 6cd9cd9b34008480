import DepModel
import DepFacts

/// The labels with which things are made, by the simple name that is called.
struct CallLabels: Sendable {
  private let labels: [String: Set<[String]>]

  init(_ records: [SourceRecord]) {
    var labels: [String: Set<[String]>] = [:]
    for record in records {
      for path in record.facts.paths {
        for component in path.components where component.hasSuffix(":)") {
          let name = component.baseName
          guard name == "init" || name.isCapitalized else { continue }
          let list = component.dropFirst(name.count + 1).dropLast().split(separator: ":")
          labels[name, default: []].insert(list.map(String.init))
        }
      }
    }
    self.labels = labels
  }

  /// The lists of labels of calls of some names, each once.
  func of(_ names: [String]) -> Set<[String]> {
    names.reduce(into: []) { $0.formUnion(labels[$1.lastName] ?? []) }
  }
}
