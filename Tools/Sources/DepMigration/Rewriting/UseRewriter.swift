import DepFacts
import DepModel
import DepSyntax
import SwiftSyntax

/// Puts the fields in the place of what was hidden.
struct UseRewriter {
  let shape: TypeShape
  let fields: [String: FieldPlan]
  let knowledge: EscapeKnowledge
  let imports: [Int: [String]]
  private let writesSelf: Bool
  /// The property that holds the dependencies.
  private let property: String
  private let members: Set<String>

  init(
    shape: TypeShape, fields: [String: FieldPlan], knowledge: EscapeKnowledge,
    imports: [Int: [String]]
  ) {
    self.shape = shape
    self.fields = fields
    self.knowledge = knowledge
    self.imports = imports
    property =
      shape.dependencies == nil
      ? "dependencies" : shape.entry.dependencies?.property ?? "dependencies"
    writesSelf = SelfHabit.isExplicit(in: shape)
    members = Self.instanceMembers(of: shape)
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
      let reach = reach(of: use)
      if let capture = reach?.capture, captured.insert(capture.closure.id).inserted {
        ClosureReach.insert(capture, in: use.source, &edits)
      }
      replace(use, by: prefix(reach, use) + "." + field.name, field, &edits)
    }
  }

  /// The closure that would have to capture the dependencies for a place; nil for none.
  static func capture(
    of use: HiddenUse, _ shape: TypeShape, _ knowledge: EscapeKnowledge,
    _ project: ProjectTrees
  ) -> ClosureReach.Capture? {
    guard use.isShadowed else { return nil }
    let imports = [use.source.file: project.records[use.source.file].facts.imports]
    return UseRewriter(shape: shape, fields: [:], knowledge: knowledge, imports: imports)
      .reach(of: use)?.capture
  }

  /// How the place reaches the dependencies; nil where they are a local name.
  private func reach(of use: HiddenUse) -> ClosureReach? {
    guard !use.isInInitializer, let member = use.surroundings.member else { return nil }
    return ClosureReach(
      use.surroundings.closures, isValue: shape.isStruct, isMutating: member.isMutating,
      members: members, property: property, knowledge: knowledge,
      module: shape.entry.module, imports: imports[use.source.file] ?? [])
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

  private static func instanceMembers(of shape: TypeShape) -> Set<String> {
    var names: Set<String> = []
    for part in [shape.declaration] + shape.extensions {
      for item in part.members.members {
        let modifiers =
          item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.map { $0.name.text } ?? []
        guard !modifiers.contains("static"), !modifiers.contains("class") else { continue }
        if item.decl.is(FunctionDeclSyntax.self) || item.decl.is(VariableDeclSyntax.self) {
          names.formUnion(item.decl.declaredNames)
        }
      }
    }
    return names
  }
}

extension HiddenUse {
  /// Whether the dependencies are a parameter or a constant there.
  var isInInitializer: Bool {
    guard let member = surroundings.member else { return false }
    if member.is(InitializerDeclSyntax.self) { return true }
    guard surroundings.isInitialValue, let variable = member.as(VariableDeclSyntax.self) else {
      return false
    }
    return !variable.modifiers.contains { $0.name.text == "lazy" }
  }

  /// The parameter of the initializer around the place that takes the dependencies.
  var parameterName: String? {
    surroundings.member?.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      .first { $0.type.trimmedDescription.lastName == "Dependencies" }
      .map(InitializerSite.innerName)
  }

  /// Whether something else is called `dependencies` around the place.
  var isShadowed: Bool {
    guard let member = surroundings.member, !member.is(InitializerDeclSyntax.self) else {
      return false
    }
    return BoundNames.of(member).contains("dependencies")
  }
}

extension DeclSyntax {
  /// Whether the member changes the value that it belongs to.
  var isMutating: Bool {
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.modifiers.contains { $0.name.text == "mutating" }
    }
    guard let variable = self.as(VariableDeclSyntax.self) else {
      return self.is(SubscriptDeclSyntax.self)
    }
    // A setter or an observer may change it; a getter that says so does.
    return variable.bindings.contains { binding in
      guard case .accessors(let list) = binding.accessorBlock?.accessors else { return false }
      return list.contains {
        ["set", "didSet", "willSet"].contains($0.accessorSpecifier.text)
          || $0.modifier?.name.text == "mutating"
      }
    }
  }
}
