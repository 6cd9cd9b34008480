import DepFacts
import DepModel

/// The modules whose types a root can name.
struct VisibleModules: Sendable {
  private let byModule: [String: Set<String>]

  /// A module sees what some file of it imports, what its manifest lists, and what those see.
  init(_ scope: ProjectScope) {
    var byModule: [String: Set<String>] = [:]
    for record in scope.records {
      byModule[record.module, default: []].formUnion(
        record.facts.imports.filter(scope.isModule))
      for target in record.facts.targets {
        byModule[target.name, default: []].formUnion(target.dependencies.filter(scope.isModule))
      }
    }
    self.byModule = byModule.mapValues { direct in
      var seen = direct
      var open = Array(direct)
      while let next = open.popLast() {
        for module in byModule[next] ?? [] where seen.insert(module).inserted {
          open.append(module)
        }
      }
      return seen
    }
  }

  func seen(from module: String) -> Set<String> { byModule[module] ?? [] }
}
