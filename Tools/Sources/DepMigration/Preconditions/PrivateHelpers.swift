import DepFacts
import DepModel
import DepSyntax

/// The types that only their file sees, and that the code of a type in the file makes objects of.
///
/// No test can pass them dependencies, and so they go on with what they ask for themselves.
struct PrivateHelpers {
  let types: [Int]

  init(of shape: TypeShape, in scope: ProjectScope) {
    var types: Set<Int> = []
    for part in scope.parts(of: shape.type) {
      let facts = scope.records[part.file].facts
      for use in facts.uses where Int(use.type) == part.fact {
        guard let called = facts.paths[Int(use.path)].components.first, called.isCall,
          called.isCapitalized, let made = scope.type(named: called.baseName, in: shape.type),
          made != shape.type, scope.parts(of: made).contains(where: { $0.file == part.file }),
          [.private, .fileprivate].contains(scope.visibility(of: made)),
          scope.model.types[made].dependencies == nil
        else { continue }
        types.insert(made)
      }
    }
    self.types = types.sorted()
  }
}
