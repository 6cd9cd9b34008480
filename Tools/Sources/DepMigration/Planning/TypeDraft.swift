import DepModel
package import DepPlan
package import DepSyntax
import SwiftSyntax

/// A type that can be rewritten, before the protocols in front of its fields are known.
package struct TypeDraft {
  package var outcome: TypeOutcome
  package let shape: TypeShape
  package var uses: [HiddenUse]
  package var fields: [String: FieldPlan]
  package var moves: [PropertyMove.Move]
  package let planner: InitializerPlanner
  package let answer: InitializerPlanner.Answer
  /// The initializers that use a dependency in their own body.
  package let used: Set<Int>
  package let usesLibrary: Bool
  package let collected: CollectedDefaults

  /// Whether code in other files than the declaration's reads the property.
  package var isSharedAmongFiles: Bool {
    uses.contains { $0.source.file != shape.declaration.source.file }
  }

  /// The fields in order of first use.
  package var orderedFields: [FieldPlan] {
    var seen: Set<String> = []
    let own = uses.compactMap { use in
      seen.insert(use.draft.identity).inserted ? fields[use.draft.identity] : nil
    }
    let others = collected.fields
    let names = Set(others.map(\.name))
    return own.filter { !$0.isExisting || !names.contains($0.name) } + others
  }
}
