import DepFacts
import DepModel
import DepSyntax

/// The members of types that some code names without calling them: `lines.map(Parser.parse)`.
struct UncalledMembers: Sendable {
  /// For each member what stands before it: a type, or `Self`.
  private let bases: [String: Set<String>]
  /// What is named behind anything else: `object.load`.
  private let ofObjects: Set<String>

  /// `functions` are those of instances that are asked for.
  init(_ project: ProjectTrees, functions: Set<String>) {
    ofObjects = ForeignMembers(functions, in: project).uncalled
    var bases: [String: Set<String>] = [:]
    for record in project.records {
      for path in record.facts.paths {
        for (base, member) in zip(path.components, path.components.dropFirst())
        where !member.hasSuffix(")") && !member.isCapitalized && base.isCapitalized {
          bases[member, default: []].insert(base)
        }
      }
    }
    self.bases = bases
  }

  /// Whether a member of that name is read of some object: a method as a value, or a property.
  func mayBeRead(_ member: String) -> Bool { ofObjects.contains(member) }

  /// Whether a member of one of these types is named.
  func contains(_ member: String, of types: Set<String>) -> Bool {
    bases[member]?.isDisjoint(with: types) == false
  }
}
