import DepFacts
import DepModel
import DepSyntax

/// An `==` that is written outside of the type, and so not synthesised.
enum EqualityElsewhere {
  /// Whether a function of the file or the extension of a protocol compares two of the type.
  static func isWritten(
    for shape: TypeShape, inherited: Set<String>, in project: ProjectTrees
  ) -> Bool {
    let names = [shape.entry.name, shape.entry.name.lastName]
    return project.records.contains { record in
      record.facts.members.contains { member in
        guard member.name == "==", member.parameters.count == 2 else { return false }
        if member.owner < 0 {
          return member.parameters.allSatisfy { names.contains($0.type) }
        }
        let owner = record.facts.types[Int(member.owner)]
        return owner.kind == .extension && inherited.contains(owner.name.lastName)
      }
    }
  }
}
