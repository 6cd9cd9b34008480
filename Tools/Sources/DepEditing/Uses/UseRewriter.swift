import DepFacts
import DepMigration
import DepModel
import DepSyntax
import SwiftSyntax

/// Puts the fields in the place of what was hidden.
struct UseRewriter {
  let shape: TypeShape
  let fields: [String: FieldPlan]
  let knowledge: EscapeKnowledge
  private let reaches: UseReach
  private let writesSelf: Bool
  /// The property that holds the dependencies.
  private let property: String

  init(
    shape: TypeShape, fields: [String: FieldPlan], knowledge: EscapeKnowledge,
    imports: [Int: [String]]
  ) {
    self.shape = shape
    self.fields = fields
    self.knowledge = knowledge
    reaches = UseReach(shape: shape, knowledge: knowledge, imports: imports)
    property = shape.propertyName
    writesSelf = SelfHabit.isExplicit(in: shape)
  }

  func rewrite(_ uses: [HiddenUse], _ edits: inout EditList) {
    var captured: Set<SyntaxIdentifier> = []
    for use in uses {
      guard let field = fields[use.draft.identity] else { continue }
      if let local = LocalFunction.thatKeeps(use, shape) {
        if captured.insert(local.block.id).inserted {
          let start = local.declaration.inner.lowerBound
          edits.insert(
            "let \(property) = self.\(property)" + use.source.style.newline
              + use.source.indentation(at: start), at: start, in: use.source)
        }
        replace(use, by: property + "." + field.name, field, &edits)
        continue
      }
      let reach = reaches.reach(of: use)
      if let capture = reach?.capture, captured.insert(capture.closure.id).inserted {
        ClosureReach.insert(capture, in: use.source, &edits)
      }
      replace(use, by: prefix(reach, use) + "." + field.name, field, &edits)
    }
  }

  private func prefix(_ reach: ClosureReach?, _ use: HiddenUse) -> String {
    guard let reach else { return use.parameterName ?? property }
    if reach.spelling == .throughSelf { return "self.\(property)" }
    if reach.capture != nil { return property }
    if !shape.isStruct, knowledge.isKept(use.found.node) { return "self.\(property)" }
    let isLazy = use.surroundings.isInitialValue
    return writesSelf && !isLazy || use.isShadowed ? "self.\(property)" : property
  }

  private func replace(
    _ use: HiddenUse, by name: String, _ field: FieldPlan, _ edits: inout EditList
  ) {
    let node = use.found.node
    switch use.draft.access {
    case .value: edits.replace(node.inner, with: name, in: use.source)
    case .provider: edits.replace(node.inner, with: name + "()", in: use.source)
    case .call: call(node, name, use.source, &edits)
    case .wrapped(let before, _):
      guard let call = node.as(FunctionCallExprSyntax.self), let first = call.arguments.first else {
        return
      }
      edits.replace(
        node.inner.lowerBound..<first.expression.inner.lowerBound, with: name + before,
        in: use.source)
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
