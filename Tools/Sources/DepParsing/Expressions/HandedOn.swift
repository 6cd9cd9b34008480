@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalker {
  /// Whether a chain is a call whose result goes to constructions and nowhere else, at once or by a
  /// local name.
  func isHandedOn(_ chain: Chain, _ expectation: Expectation) -> Bool {
    guard links.count > chain.mark, case .call = links[chain.mark] else { return false }
    switch expectation {
    case .argument(let call, _, _):
      return CallNode(call).map { HandedOnName.isConstruction($0.called) } ?? false
    case .local(let name):
      // Few calls ask a container: only their names are worth a look at all statements around.
      guard chain.trigger == chain.mark, let statements = surroundings.statements else {
        return false
      }
      return HandedOnName.isOnlyHandedOn(name, in: statements)
    default: return false
    }
  }
}

/// Looks for what code does with a local name.
private struct HandedOnName {
  let name: SyntaxText
  private var isHandedOn = false
  private var isUsedOtherwise = false

  private init(name: SyntaxText) { self.name = name }

  /// Whether statements pass what a name stands for to constructions, and do nothing else with it
  /// but to set its properties before.
  static func isOnlyHandedOn(_ name: SyntaxText, in statements: RawSyntax) -> Bool {
    var search = Self(name: name)
    search.look(at: statements, depth: 0)
    return search.isHandedOn && !search.isUsedOtherwise
  }

  /// Whether what is called makes an object: `Feed(…)`, `.init(…)`.
  static func isConstruction(_ called: RawSyntax) -> Bool {
    guard let name = ExpressionShape.calledName(called) else { return false }
    return name == "init" || name.beginsUppercase
  }

  private mutating func look(at node: RawSyntax, depth: Int) {
    guard depth < 200 else {
      isUsedOtherwise = true
      return
    }
    guard !isUsedOtherwise, let children = node.nodes else { return }
    switch node.kind {
    case .declReferenceExpr:
      if NameNode.name(node)?.rawText == name { isUsedOtherwise = true }
    case .memberAccessExpr:
      if let base = AccessNode(node)?.base { look(at: base, depth: depth + 1) }
    case .optionalBindingCondition: lookAtBinding(node, depth)
    case .functionCallExpr: lookAtCall(node, depth)
    case .sequenceExpr:
      guard let elements = RawSequenceExprSyntax(node)?.elements.raw.nodes else { return }
      for case let element? in elements.dropFirst(isSetUp(elements) ? 1 : 0) {
        look(at: element, depth: depth + 1)
      }
    default:
      for case let child? in children { look(at: child, depth: depth + 1) }
    }
  }

  private mutating func lookAtBinding(_ node: RawSyntax, _ depth: Int) {
    guard let binding = RawOptionalBindingConditionSyntax(node) else { return }
    if let value = binding.initializer {
      look(at: value.raw, depth: depth + 1)
    } else if RawIdentifierPatternSyntax(binding.pattern.raw)?.identifier.name == name {
      isUsedOtherwise = true
    }
  }

  private mutating func lookAtCall(_ node: RawSyntax, _ depth: Int) {
    guard let call = CallNode(node) else { return }
    look(at: call.called, depth: depth + 1)
    let makes = Self.isConstruction(call.called)
    if let closure = call.closure { look(at: closure, depth: depth + 1) }
    look(at: call.otherClosures, depth: depth + 1)
    guard let arguments = call.arguments.nodes else { return }
    for case let argument? in arguments {
      guard let argument = ArgumentNode(argument) else { continue }
      if makes, isName(argument.expression) {
        isHandedOn = true
      } else {
        look(at: argument.expression, depth: depth + 1)
      }
    }
  }

  /// Whether operands begin with `name.property =`, before the object is passed to anything.
  private func isSetUp(_ elements: RawSyntaxBuffer) -> Bool {
    guard !isHandedOn, elements.count > 1, elements[1]?.kind == .assignmentExpr,
      let target = elements[0], target.kind == .memberAccessExpr,
      let base = AccessNode(target)?.base
    else { return false }
    return isName(base)
  }

  private func isName(_ node: RawSyntax) -> Bool {
    node.kind == .declReferenceExpr && NameNode.name(node)?.rawText == name
  }
}
