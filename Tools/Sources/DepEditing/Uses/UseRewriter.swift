import DepMigration
import DepSyntax
import SwiftSyntax

/// Puts the fields in the place of what was hidden.
struct UseRewriter {
  let intent: TypeIntent

  func rewrite(_ edits: inout EditList) {
    var held: Set<SyntaxIdentifier> = []
    for place in intent.uses {
      guard let field = intent.fields[place.use.draft.identity] else { continue }
      let base = reach(place.reach, in: place.use.site.source, &held, &edits)
      replace(place.use, by: base + "." + field.name, field, &edits)
    }
    for passing in intent.passingCalls {
      let base = reach(passing.reach, in: passing.call.source, &held, &edits)
      CallArguments.add(
        "dependencies: \(base)", to: passing.call.node, target: passing.target.parameters,
        in: passing.call.source, &edits)
    }
  }

  /// What a place names to reach the dependencies, once something around it holds them.
  private func reach(
    _ access: DependenciesAccess, in source: ParsedSource, _ held: inout Set<SyntaxIdentifier>,
    _ edits: inout EditList
  ) -> String {
    let property = intent.shape.propertyName
    if let anchor = access.constant, held.insert(anchor.block.id).inserted {
      let start = anchor.declaration.inner.lowerBound
      edits.insert(
        "let \(property) = self.\(property)" + source.style.newline
          + source.indentation(at: start), at: start, in: source)
    }
    if let capture = access.capture, held.insert(capture.closure.node.id).inserted {
      capture.insert(property, in: source, &edits)
    }
    return switch access.name {
    case .plain: property
    case .throughSelf: "self.\(property)"
    case .parameter(let name): name
    }
  }

  private func replace(
    _ use: HiddenUse, by name: String, _ field: FieldPlan, _ edits: inout EditList
  ) {
    let node = use.site.node
    switch use.draft.access {
    case .value: edits.replace(node.inner, with: name, in: use.site.source)
    case .provider: edits.replace(node.inner, with: name + "()", in: use.site.source)
    case .call: call(node, name, use.site.source, &edits)
    case .wrapped(let before, _):
      guard let call = node.as(FunctionCallExprSyntax.self), let first = call.arguments.first else {
        return
      }
      edits.replace(
        node.inner.lowerBound..<first.expression.inner.lowerBound, with: name + before,
        in: use.site.source)
    }
  }

  /// Replaces what is called, and drops the labels, which closures have none of.
  private func call(
    _ node: ExprSyntax, _ name: String, _ source: ParsedSource, _ edits: inout EditList
  ) {
    guard let call = node.as(FunctionCallExprSyntax.self) else { return }
    edits.replace(call.calledExpression.inner, with: name, in: source)
    for argument in call.arguments {
      guard let label = argument.label else { continue }
      edits.replace(
        label.positionAfterSkippingLeadingTrivia
          .utf8Offset..<argument.expression.positionAfterSkippingLeadingTrivia.utf8Offset,
        with: "", in: source)
    }
  }
}
