import DepPlan
import DepSyntax

/// Lists the same fields in the same order in each struct of a file.
package enum FieldOrder {
  package static func unify(_ intents: inout [TypeIntent]) {
    var known: [Int: [Set<String>: [String]]] = [:]
    let order = intents.indices.sorted {
      intents[$0].outcome.position < intents[$1].outcome.position
    }
    for index in order {
      let file = intents[index].home.source.file
      let names = intents[index].orderedFields.map(\.name)
      if let first = known[file]?[Set(names)] {
        intents[index].fieldOrder = first
      } else {
        known[file, default: [:]][Set(names)] = names
      }
    }
  }
}
