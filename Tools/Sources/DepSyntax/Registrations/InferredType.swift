import DepFacts
import DepModel
import SwiftSyntax

/// The type that the place of a call asks for.
enum InferredType {
  case written(String)
  /// Swift knows it, and the form of the code does not tell.
  case unknown
  /// The place asks for no type, so that Swift could not tell what a call fetches that names none.
  case missing

  init(of call: some ExprSyntaxProtocol, project: ProjectTrees, file: Int) {
    var node = ExprSyntax(call)
    while let parent = node.parent?.as(ExprSyntax.self), Self.keepsType(parent) { node = parent }
    if let list = node.parent?.as(ExprListSyntax.self) {
      self = Self.inSequence(node, list, project, file)
    } else if let binding = node.parent?.parent?.as(PatternBindingSyntax.self) {
      self = Self.of(binding.typeAnnotation)
    } else if let binding = node.parent?.parent?.as(OptionalBindingConditionSyntax.self) {
      self = Self.of(binding.typeAnnotation)
    } else if node.parent?.is(LabeledExprSyntax.self) == true {
      self = Self.ofArgument(node, project, file).map { .written($0) } ?? .unknown
    } else if node.parent?.is(ReturnStmtSyntax.self) == true {
      self = Self.returned(from: node)
    } else if let item = node.parent?.as(CodeBlockItemSyntax.self) {
      let isOnly = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
      self = isOnly ? Self.returned(from: node) : .missing
    } else {
      let isBase =
        node.parent?.is(MemberAccessExprSyntax.self) == true
        || node.parent?.is(OptionalChainingExprSyntax.self) == true
      self = isBase ? .missing : .unknown
    }
  }

  private static func keepsType(_ node: ExprSyntax) -> Bool {
    node.is(ForceUnwrapExprSyntax.self) || node.is(TryExprSyntax.self)
      || node.is(AwaitExprSyntax.self)
  }

  private static func of(_ annotation: TypeAnnotationSyntax?) -> Self {
    annotation.map { .written($0.type.trimmedDescription) } ?? .missing
  }

  /// `call as API`, and `api = call`.
  private static func inSequence(
    _ node: ExprSyntax, _ list: ExprListSyntax, _ project: ProjectTrees, _ file: Int
  ) -> Self {
    if let cast = list.parent?.as(SequenceExprSyntax.self).flatMap({ ExprSyntax($0).cast }) {
      return .written(cast.type)
    }
    let elements = Array(list)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self), elements[2].id == node.id
    else { return .unknown }
    if elements[0].is(DiscardAssignmentExprSyntax.self) { return .missing }
    guard let path = elements[0].namePath else { return .unknown }
    let names = path.split(separator: ".").map(String.init)
    if names.count == 1, let local = Locals.before(Syntax(node)).first(where: { $0.name == path }) {
      return local.type.map { .written($0.text) } ?? .unknown
    }
    guard names.count == 1 || names.count == 2 && names[0] == "self", let property = names.last,
      let holder = Syntax(node).enclosingTypeName,
      let type = project.scope.type(named: holder, in: nil, file: file),
      let written = project.scope.propertyType(property, of: type)
    else { return .unknown }
    return .written(written)
  }

  /// What the function or the property around a place gives.
  private static func returned(from node: ExprSyntax) -> Self {
    var child = Syntax(node)
    while let parent = child.parent {
      if let closure = parent.as(ClosureExprSyntax.self) {
        let type = closure.signature?.returnClause?.type
        return type.map { .written($0.trimmedDescription) } ?? .unknown
      }
      if let function = parent.as(FunctionDeclSyntax.self) {
        let type = function.signature.returnClause?.type
        return type.map { .written($0.trimmedDescription) } ?? .missing
      }
      if let code = parent.as(AccessorDeclSyntax.self), code.accessorSpecifier.text != "get" {
        return .missing
      }
      if let binding = parent.as(PatternBindingSyntax.self) { return of(binding.typeAnnotation) }
      if parent.is(DeclSyntax.self), !parent.is(AccessorDeclSyntax.self) { return .unknown }
      // The value of a branch may be that of the function.
      if parent.is(IfExprSyntax.self) || parent.is(SwitchExprSyntax.self),
        !node.isReturned
      {
        return .unknown
      }
      child = parent
    }
    return .unknown
  }

  /// The type of the parameter that an argument is passed for.
  static func ofArgument(
    _ node: ExprSyntax, _ project: ProjectTrees, _ file: Int
  ) -> String? {
    guard let argument = node.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.namePath,
      let type = project.scope.type(named: name, in: nil, file: file),
      let index = call.arguments.firstIndex(of: argument)
    else { return nil }
    let place = call.arguments.distance(from: call.arguments.startIndex, to: index)
    let label = argument.label?.text ?? "_"
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let fitting = project.scope.members(of: type).filter { member in
      member.kind == .initializer && Set(labels).isSubset(of: member.parameters.map(\.label))
    }
    let types = Set(
      fitting.compactMap { member in
        label == "_"
          ? member.parameters.dropFirst(place).first?.type
          : member.parameters.first { $0.label == label }?.type
      })
    if types.count == 1 { return types.first }
    // A struct gets an initializer of its stored properties.
    guard fitting.isEmpty, project.model.types[type].kind == .struct else { return nil }
    return project.scope.propertyType(label, of: type)
  }
}

extension ExprSyntax {
  fileprivate var isReturned: Bool { parent?.is(ReturnStmtSyntax.self) == true }
}
