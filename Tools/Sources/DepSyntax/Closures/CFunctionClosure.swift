import SwiftSyntax

/// Whether a closure becomes a function of C, which can hold nothing: no `self`, no parameter and
/// no variable of the code around it.
///
/// Type checking accepts a capture in one; only the compiler's next step rejects it.
enum CFunctionClosure {
  static func isOne(_ closure: ClosureExprSyntax) -> Bool {
    var node = Syntax(closure)
    while let parent = node.parent {
      if let initial = parent.as(InitializerClauseSyntax.self) {
        let type = initial.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        return type.map(isFunctionType) == true
      }
      if let argument = parent.as(LabeledExprSyntax.self) {
        guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else {
          // Parentheses around it.
          node = parent
          continue
        }
        return takesFunction(call, for: argument)
      }
      if let call = parent.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.id != node.id
          && call.calledExpression.is(DeclReferenceExprSyntax.self) && isFunction(call.calledName)
      }
      if let list = parent.as(ExprListSyntax.self) {
        return isAssignedOrCast(closure, list)
      }
      guard parent.is(LabeledExprListSyntax.self) || parent.is(TupleExprSyntax.self) else {
        return false
      }
      node = parent
    }
    return false
  }

  /// `CGEventTapCallBack`, `@convention(c) (Int32) -> Void`.
  private static func isFunctionType(_ type: TypeSyntax) -> Bool {
    let text = type.trimmedDescription
    if text.contains("@convention(c)") { return true }
    let name = text.filter { $0.isLetter || $0.isNumber }
    // A type of C has no capital in front: `socketCallback`.
    if name.first?.isLowercase == true, type.is(IdentifierTypeSyntax.self) { return true }
    return hasPrefix(name) && endings.contains(where: name.hasSuffix)
  }

  private static func takesFunction(
    _ call: FunctionCallExprSyntax, for argument: LabeledExprSyntax
  ) -> Bool {
    let labels = Set(call.arguments.compactMap(\.label?.text))
    if let label = argument.label?.text, label.lowercased().hasSuffix("callback"),
      !labels.isDisjoint(with: ["context", "refcon", "userInfo"])
    {
      return true
    }
    return call.calledExpression.is(DeclReferenceExprSyntax.self) && isFunction(call.calledName)
  }

  private static func isFunction(_ name: String) -> Bool {
    if plainFunctions.contains(name) || isOfC(name) { return true }
    return hasPrefix(name) && verbs.contains(where: name.contains)
      && !["Block", "Handler"].contains(where: name.contains)
  }

  /// Whether a name is written as those of C are, `git_config_foreach` and `config_s`, and takes no
  /// block.
  private static func isOfC(_ name: String) -> Bool {
    (name.count { $0 == "_" } > 1 || name.hasSuffix("_s") || name.hasSuffix("_t"))
      && name.first?.isLowercase == true && !name.contains(where: \.isUppercase)
      && !["block", "handler", "dispatch"].contains(where: name.contains)
      && !["xpc_", "nw_", "sec_"].contains(where: name.hasPrefix)
  }

  private static func isAssignedOrCast(
    _ closure: ClosureExprSyntax, _ list: ExprListSyntax
  ) -> Bool {
    let elements = Array(list)
    guard elements.count == 3 else { return false }
    if elements[1].is(AssignmentExprSyntax.self), elements[2].id == closure.id {
      let name = elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text
      return (name ?? elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text).map {
        isProperty($0, around: closure)
      } == true
    }
    let type = elements[2].as(TypeExprSyntax.self)?.type
    return elements[0].id == closure.id && type.map(isFunctionType) == true
  }

  /// Whether the type around declares a property of this name as a function of C.
  private static func isProperty(_ name: String, around closure: ClosureExprSyntax) -> Bool {
    var node = closure.parent
    while let current = node, !current.is(MemberBlockSyntax.self) { node = current.parent }
    return node?.as(MemberBlockSyntax.self)?.members.contains { item in
      StoredProperty.all(in: item.decl).contains { property in
        property.name == name && property.type.map(isFunctionType) == true
      }
    } == true
  }

  private static func hasPrefix(_ name: String) -> Bool {
    prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  private static let prefixes = [
    "AU", "AX", "Audio", "CF", "CG", "CM", "CV", "DA", "DNSService", "FS", "FSEvent", "IO", "MIDI",
    "SC", "SLS", "VT",
  ]
  private static let endings = ["CallBack", "Callback", "CallbackFunction", "Proc"]
  private static let verbs = ["Add", "Create", "Install", "Register", "Set", "Start"]
  private static let plainFunctions: Set<String> = [
    "NSSetUncaughtExceptionHandler", "atexit", "pthread_create", "qsort", "signal", "sqlite3_exec",
  ]
}
