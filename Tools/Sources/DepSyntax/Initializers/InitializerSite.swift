import DepModel
package import SwiftSyntax

/// An initializer that a type writes.
package struct InitializerSite {
  package let node: InitializerDeclSyntax
  /// The file that holds it.
  package let source: ParsedSource
  package let isInExtension: Bool
  /// Whether it stands in a branch of `#if`.
  package let isConditional: Bool

  package var body: CodeBlockSyntax? { node.body }
  package var parameters: FunctionParameterListSyntax { node.signature.parameterClause.parameters }
  package var labels: [String] { parameters.map { $0.firstName.text } }
  /// `async throws(Failure)`, as it is written; empty for neither.
  package var effects: String { node.signature.effectSpecifiers?.trimmedDescription ?? "" }

  package var modifiers: Set<String> { Set(node.modifiers.map { $0.name.text }) }
  package var isConvenience: Bool { modifiers.contains("convenience") }
  package var isRequired: Bool { modifiers.contains("required") }
  package var isOverride: Bool { modifiers.contains("override") }
  /// Whether only the type or the file can call it.
  package var isHidden: Bool { member.isHidden }
  /// Whether callers beyond the module may use it.
  package var isExported: Bool { DeclSyntax(node).isExported }
  package var isInlinable: Bool {
    !Set(node.attributes.names).isDisjoint(with: [
      "inlinable", "usableFromInline", "_alwaysEmitIntoClient", "_transparent",
    ])
  }
  package var isObjectiveC: Bool { node.attributes.names.contains("objc") }

  /// The calls of other initializers of the type.
  package var delegations: [FunctionCallExprSyntax] {
    guard let body else { return [] }
    return CallCollector.calls(in: body).filter { call in
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "init"
      else { return false }
      return member.base?.trimmedDescription == "self"
    }
  }

  /// The same with their file.
  package var delegatedCalls: [CallSite] {
    delegations.map { CallSite(node: $0, source: source) }
  }

  package var parameterSites: [ParameterSite] { parameters.map { ParameterSite(node: $0) } }
  package var isGeneric: Bool { node.genericParameterClause != nil }
  package var member: MemberSite { MemberSite(DeclSyntax(node)) }

  /// How many line ends its body has; nil for no body.
  package var bodyLineCount: Int? { body.map { $0.description.count(where: \.isNewline) } }

  /// Whether it writes a call of `super.init`.
  package var callsSuper: Bool { !superCalls.isEmpty }

  /// The calls of an initializer of the superclass.
  package var superCalls: [CallSite] {
    guard let body else { return [] }
    return CallCollector.calls(in: body)
      .filter { $0.calledExpression.trimmedDescription == "super.init" }
      .map { CallSite(node: $0, source: source) }
  }

  /// Whether the compiler calls `super.init()` at its end, and nothing leaves it earlier.
  package var endsWithImplicitCall: Bool {
    guard let body, !callsSuper, !onlyStops, !body.statements.isEmpty else { return false }
    return !body.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
  }

  package var isDelegating: Bool { isConvenience || !delegations.isEmpty || assignsSelf }

  /// Whether a struct takes all of another value, its dependencies too.
  private var assignsSelf: Bool {
    body?.statements.contains { item in
      guard let sequence = item.item.as(SequenceExprSyntax.self),
        let first = sequence.elements.first
      else { return false }
      return first.trimmedDescription == "self"
        && sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    } == true
  }

  /// Whether the name `dependencies` stands somewhere in it.
  package var mentionsDependencies: Bool { source.mentions("dependencies", in: node) }

  /// Whether its body does nothing but fail or stop the program.
  package var onlyStops: Bool {
    guard let body, body.statements.count == 1, let only = body.statements.first else {
      return false
    }
    let text = only.item.trimmedDescription
    return ["nil", "return nil"].contains(text)
      || ["fatalError(", "preconditionFailure(", "NSUnimplemented("].contains(where: text.hasPrefix)
  }

  /// The name inside the body of a parameter.
  package static func innerName(_ parameter: FunctionParameterSyntax) -> String {
    (parameter.secondName ?? parameter.firstName).text
  }

  /// Whether a parameter is a closure that a caller may write behind the parentheses.
  package static func isClosure(_ parameter: FunctionParameterSyntax) -> Bool {
    var type = parameter.type
    while true {
      if let attributed = type.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first
      {
        type = only.type
      } else {
        return type.is(FunctionTypeSyntax.self)
      }
    }
  }
}

extension InitializerSite {
  /// The parameter that takes the dependencies of the type.
  package var dependenciesParameter: FunctionParameterSyntax? {
    parameters.first { parameter in
      parameter.type.trimmedDescription.lastName == "Dependencies"
        && parameter.firstName.text == "dependencies"
    }
  }

  /// Whether a call may be one of it.
  package func mayTake(_ call: CallSite) -> Bool {
    mayTake(call.labels, hasTrailingClosure: call.hasTrailingClosure)
      && (!call.hasTrailingClosure || parameters.count > call.labels.count
        || parameters.contains { $0.ellipsis != nil })
  }

  /// Whether arguments with these labels may be a call of it; closures behind the parentheses are
  /// not among them.
  package func mayTake(_ labels: [String], hasTrailingClosure: Bool = true) -> Bool {
    parameters.mayTake(labels, hasTrailingClosure: hasTrailingClosure)
  }
}

extension FunctionParameterListSyntax {
  /// Whether arguments with these labels may be passed; closures behind the parentheses are not
  /// among them.
  package func mayTake(_ labels: [String], hasTrailingClosure: Bool = true) -> Bool {
    var index = 0
    for parameter in self {
      if index < labels.count, labels[index] == parameter.firstName.text {
        index += 1
        let isVariadic = parameter.ellipsis != nil
        while isVariadic, index < labels.count, labels[index] == "_" { index += 1 }
      } else if parameter.defaultValue == nil, parameter.ellipsis == nil,
        !(hasTrailingClosure && InitializerSite.isClosure(parameter))
      {
        return false
      }
    }
    return index == labels.count
  }
}

/// Collects calls without going into nested declarations of types.
package final class CallCollector: SyntaxVisitor {
  private var calls: [FunctionCallExprSyntax] = []

  package static func calls(in node: some SyntaxProtocol) -> [FunctionCallExprSyntax] {
    let collector = CallCollector(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.calls
  }

  package override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }

  package override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  package override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}
