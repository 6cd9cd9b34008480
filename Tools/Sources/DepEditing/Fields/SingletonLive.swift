import DepMigration
import DepFacts
import DepModel
import DepSyntax
import SwiftSyntax

/// Lets the declarations of a type's singletons pass `.live`, which no override reaches.
struct SingletonLive {
  let project: ProjectTrees

  func pass(to draft: TypeDraft, _ edits: inout EditList) {
    let type = draft.shape.type
    for singleton in project.model.singletons
    where singleton.valueTypeID == type || singleton.builtTypeID == type {
      guard let source = project.source(singleton.place.file),
        let call = construction(at: singleton.place, of: draft.shape, in: source),
        !call.arguments.contains(where: { $0.label?.text == "dependencies" }),
        takes(call, draft)
      else { continue }
      CallArguments.add("dependencies: .live", to: call, in: source, &edits)
    }
  }

  private func takes(_ call: FunctionCallExprSyntax, _ draft: TypeDraft) -> Bool {
    if draft.shape.initializers.isEmpty { return draft.answer.takesDependencies }
    return draft.planner.accepts(call, draft.answer.forms, draft.answer.addition)
  }

  /// The call that makes the value, where the declaration is nothing but that.
  private func construction(
    at place: Place, of shape: TypeShape, in source: ParsedSource
  ) -> FunctionCallExprSyntax? {
    var node = source.tree.token(
      at: AbsolutePosition(utf8Offset: Int(place.position.offset)))?.parent
    while let current = node, !current.is(PatternBindingSyntax.self) { node = current.parent }
    guard
      let call = node?.as(PatternBindingSyntax.self)?.initializer?.value
        .as(FunctionCallExprSyntax.self)
    else { return nil }
    let called = call.calledExpression.trimmedDescription
    let names = [shape.entry.name, shape.entry.name.lastName, "Self", ".init"]
    return names.contains(called) || names.contains(where: { called == $0 + ".init" })
      ? call : nil
  }
}
