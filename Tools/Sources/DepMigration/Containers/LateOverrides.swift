import DepModel
import DepSyntax

/// Which values of a container some code overrides around calls of objects that were made before.
///
/// Such an object has to ask for the value at each read: one that it took when it was made is not
/// the one of the test.
struct LateOverrides {
  /// The types of these objects, by the member of the container.
  private var types: [String: Set<Int>] = [:]
  /// The same where the code may override any member.
  private var typesOfAny: Set<Int> = []

  init(_ project: ProjectTrees) {
    guard project.model.dependencies.contains(where: { $0.kind == .wrapper }) else { return }
    for file in project.records.indices {
      guard let blocks = OverrideBlocks(in: file, of: project) else { continue }
      for block in blocks.later {
        let used = blocks.madeOutside.union(block.statics).compactMap {
          project.scope.type(named: $0, in: nil, file: file)
        }
        guard let keys = block.keys else {
          typesOfAny.formUnion(used)
          continue
        }
        for key in keys { types[key, default: []].formUnion(used) }
      }
    }
  }

  /// Whether an object of the type may be used while the value is another one.
  func change(_ key: String, of type: Int, _ reach: ConstructionReach?) -> Bool {
    types[key, default: []].union(typesOfAny).contains {
      $0 == type || reach?.leads(to: type, from: $0) == true
    }
  }
}
