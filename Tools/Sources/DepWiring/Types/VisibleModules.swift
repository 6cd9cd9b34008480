import DepFacts
import DepModel

/// The modules whose types a root can name.
struct VisibleModules: Sendable {
  private let byModule: [String: Set<String>]

  /// A module sees what some file of it imports, and what its manifest lists.
  init(_ scope: ProjectScope) {
    var byModule: [String: Set<String>] = [:]
    for record in scope.records {
      byModule[record.module, default: []].formUnion(
        record.facts.imports.filter(scope.isModule))
      for target in record.facts.targets {
        byModule[target.name, default: []].formUnion(target.dependencies.filter(scope.isModule))
      }
    }
    self.byModule = byModule
  }

  func seen(from module: String) -> Set<String> { byModule[module] ?? [] }
}
