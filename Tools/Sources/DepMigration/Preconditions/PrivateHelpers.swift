import DepFacts
import DepModel
import DepSyntax

/// The types that only their file sees, and that code of instances in the file makes objects of.
///
/// No test can pass them dependencies, and so they go on with what they ask for themselves.
struct PrivateHelpers {
  /// A type, and the file that keeps it to itself.
  struct Helper: Hashable {
    let type: Int
    let file: Int
  }

  let helpers: Set<Helper>

  init(of shape: TypeShape, in scope: ProjectScope) {
    var helpers: Set<Helper> = []
    for part in scope.parts(of: shape.type) {
      let facts = scope.records[part.file].facts
      for use in facts.uses where Int(use.type) == part.fact && Self.isOfInstances(use, facts) {
        guard let called = facts.paths[Int(use.path)].components.first, called.isCall,
          called.isCapitalized, let made = scope.type(named: called.baseName, in: shape.type),
          made != shape.type, scope.parts(of: made).contains(where: { $0.file == part.file }),
          [.private, .fileprivate].contains(scope.visibility(of: made)),
          scope.model.types[made].dependencies == nil
        else { continue }
        helpers.insert(Helper(type: made, file: part.file))
      }
    }
    self.helpers = helpers
  }

  /// What they hide.
  func hidden(_ all: HiddenDependencies) -> [Dependency] {
    Set(helpers.map(\.type)).sorted().flatMap(all.of).filter { dependency in
      dependency.kind != .construction && dependency.kind != .field
        && dependency.owner.map {
          helpers.contains(Helper(type: $0, file: dependency.file))
        } == true
    }
  }

  private static func isOfInstances(_ use: UseFact, _ facts: FileFacts) -> Bool {
    use.member >= 0 && !facts.members[Int(use.member)].flags.contains(.isStatic)
  }
}
