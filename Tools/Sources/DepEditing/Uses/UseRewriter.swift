import DepMigration
import DepSyntax
import SwiftSyntax

/// Puts the fields in the place of what was hidden.
struct UseRewriter {
  let intent: TypeIntent

  func rewrite(_ edits: inout EditList) {
    let property = intent.propertyName
    var held: Set<SyntaxIdentifier> = []
    for place in intent.uses {
      let use = place.use
      guard let field = intent.fields[use.draft.identity] else { continue }
      if let anchor = place.reach.constant, held.insert(anchor.block.id).inserted {
        let start = anchor.declaration.inner.lowerBound
        edits.insert(
          "let \(property) = self.\(property)" + use.site.source.style.newline
            + use.site.source.indentation(at: start), at: start, in: use.site.source)
      }
      if let capture = place.reach.capture, held.insert(capture.closure.node.id).inserted {
        capture.insert(property, in: use.site.source, &edits)
      }
      let base =
        switch place.reach.name {
        case .plain: use.site.isInInitializer ? "dependencies" : property
        case .throughSelf: "self.\(property)"
        case .parameter(let name): name
        }
      replace(use, by: base + "." + field.name, field, &edits)
    }
  }

  private func replace(
    _ use: HiddenUse, by name: String, _ field: FieldPlan, _ edits: inout EditList
  ) {
    let node = use.site.node
    switch use.draft.access {
    case .value: replace(node, by: name, use.site.source, &edits)
    case .provider: replace(node, by: name + "()", use.site.source, &edits)
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

  private func replace(
    _ node: ExprSyntax, by text: String, _ source: ParsedSource, _ edits: inout EditList
  ) {
    AlignedArguments(behind: node, in: source)?
      .move(by: text.count - source.text(node.inner).count, &edits)
    edits.replace(node.inner, with: text, in: source)
  }

  /// Replaces what is called, and drops the labels, which closures have none of.
  private func call(
    _ node: ExprSyntax, _ name: String, _ source: ParsedSource, _ edits: inout EditList
  ) {
    guard let call = node.as(FunctionCallExprSyntax.self) else { return }
    AlignedArguments(call, in: source)?
      .move(by: name.count - source.text(call.calledExpression.inner).count, &edits)
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
