import DepModel
import DepPlan
import DepSyntax
import SwiftSyntax

/// A type that can be rewritten, before the protocols in front of its fields are known.
struct TypeDraft {
  var outcome: TypeOutcome
  let shape: TypeShape
  var uses: [HiddenUse]
  var fields: [String: FieldPlan]
  var moves: [PropertyMove.Move]
  let planner: InitializerPlanner
  let answer: InitializerPlanner.Answer
  /// The initializers that use a dependency in their own body.
  let used: Set<Int>
  let usesLibrary: Bool
  let collected: CollectedDefaults

  /// Whether code in other files than the declaration's reads the property.
  var isSharedAmongFiles: Bool {
    uses.contains { $0.source.file != shape.declaration.source.file }
  }

  /// The fields in order of first use.
  var orderedFields: [FieldPlan] {
    var seen: Set<String> = []
    let own = uses.compactMap { use in
      seen.insert(use.draft.identity).inserted ? fields[use.draft.identity] : nil
    }
    let others = collected.fields
    let names = Set(others.map(\.name))
    return own.filter { !$0.isExisting || !names.contains($0.name) } + others
  }
}
