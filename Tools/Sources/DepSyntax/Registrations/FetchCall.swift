import DepFacts
import DepModel
import SwiftSyntax

/// A call that fetches from a container: `r.resolve(API.self)`, `Container.shared.api()`.
struct FetchCall {
  /// Nil where the code does not say what is fetched.
  let key: RegistrationKey?
  let type: String?
  let arguments: [ExprSyntax]

  init?(
    _ call: FunctionCallExprSyntax, dialect: RegistrationDialect, properties: Set<String>,
    resolver: String?, project: ProjectTrees, file: Int
  ) {
    guard let name = call.calledExpression.lastCalledName, call.trailingClosure == nil else {
      return nil
    }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    if properties.contains(name), Self.isContainer(base, resolver, dialect) {
      key = .property(name)
      type = nil
      arguments = call.arguments.map(\.expression)
      return
    }
    guard dialect.resolves.contains(name) else { return nil }
    let first = call.arguments.first { $0.label == nil || $0.expression.selfType != nil }
    if let path = first?.expression.as(KeyPathExprSyntax.self) {
      guard let last = path.trimmedDescription.split(separator: ".").last.map(String.init),
        properties.contains(last)
      else { return nil }
      key = .property(last)
      type = nil
      arguments = call.arguments.dropFirst().map(\.expression)
      return
    }
    let fetched: String?
    if let written = first?.expression.selfType {
      fetched = written
    } else {
      guard Self.isContainer(base, resolver, dialect) else { return nil }
      fetched = InferredType.of(call, project: project, file: file)
    }
    let label = call.arguments.first { $0.label?.text == "name" }?.expression.trimmedDescription
    type = fetched
    key = fetched.map { .type($0.serviceKey, name: label == "nil" ? nil : label) }
    arguments = call.arguments.filter {
      $0.label?.text != "name" && $0.expression.selfType == nil
    }.map(\.expression)
  }

  /// Whether an expression is the container, as far as its form tells.
  private static func isContainer(
    _ base: ExprSyntax?, _ resolver: String?, _ dialect: RegistrationDialect
  ) -> Bool {
    guard let base else { return true }
    guard let path = base.namePath else { return false }
    let first = path.split(separator: ".").first.map(String.init) ?? path
    return path == "self" || path == resolver || first == dialect.name
      || first.isCapitalized || ["container", "resolver", "$0"].contains(path)
  }

  /// What code does with a result that may be nil; nil where it takes it as it is.
  static func optionalUse(of node: ExprSyntax) -> String? {
    if node.parent?.is(OptionalChainingExprSyntax.self) == true { return "'?.'" }
    if let condition = node.parent?.parent?.as(OptionalBindingConditionSyntax.self) {
      let list = condition.parent?.parent?.as(ConditionElementListSyntax.self)
      let isOnlyGuard = list?.count == 1 && list?.parent?.is(GuardStmtSyntax.self) == true
      return isOnlyGuard ? nil : "'if let'"
    }
    guard let list = node.parent?.as(ExprListSyntax.self) else { return nil }
    return list.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" }
      ? "'??'" : nil
  }
}

/// The type that the place of a call asks for.
enum InferredType {
  static func of(
    _ call: FunctionCallExprSyntax, project: ProjectTrees, file: Int
  ) -> String? {
    var node = ExprSyntax(call)
    while let parent = node.parent?.as(ExprSyntax.self),
      parent.is(ForceUnwrapExprSyntax.self) || parent.is(TryExprSyntax.self)
    {
      node = parent
    }
    if let list = node.parent?.as(ExprListSyntax.self),
      let cast = list.parent?.as(SequenceExprSyntax.self).flatMap({ ExprSyntax($0).cast })
    {
      return cast.type
    }
    if let binding = node.parent?.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation?.type.trimmedDescription
    }
    return ofArgument(node, project, file)
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
