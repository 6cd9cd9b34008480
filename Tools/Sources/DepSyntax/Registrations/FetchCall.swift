import DepFacts
import DepModel
import SwiftSyntax

/// A call that fetches from a container: `r.resolve(API.self)`, `Container.shared.api()`.
struct FetchCall {
  /// Nil where the code does not say what is fetched.
  let key: RegistrationKey?
  let type: String?
  let arguments: [ExprSyntax]
  /// Whether the sources tell that it is called on the container.
  let isCertain: Bool
  /// Whether it has the form of a fetch: it names the type, or is called on a container.
  let isPlain: Bool

  /// Nil for a call that fetches nothing from the container.
  init?(
    _ call: FunctionCallExprSyntax, dialect: RegistrationDialect, properties: Set<String>,
    resolver: String?, project: ProjectTrees, file: Int
  ) {
    guard let name = call.calledExpression.lastCalledName, call.trailingClosure == nil,
      properties.contains(name) || dialect.resolves.contains(name)
    else { return nil }
    let receiver = ContainerReceiver(dialect, in: project, file: file, resolver: resolver)
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    if let path = Self.keyPath(call), dialect.resolves.contains(name) {
      guard let last = path.trimmedDescription.split(separator: ".").last.map(String.init),
        properties.contains(last)
      else { return nil }
      self.init(property: last, arguments: call.arguments.dropFirst().map(\.expression))
      return
    }
    if let property = Self.property(call, name, base, properties) {
      let meaning =
        property.holder.map { receiver.meaning(of: $0, calling: property.name) }
        ?? receiver.meaning(of: call)
      guard meaning == .container || meaning == .unknown && Self.isNamed(property.holder) else {
        return nil
      }
      self.init(property: property.name, arguments: call.arguments.map(\.expression))
      return
    }
    guard dialect.resolves.contains(name) else { return nil }
    self.init(call, name, receiver, resolver, dialect, project, file)
  }

  /// A call that fetches by type.
  private init?(
    _ call: FunctionCallExprSyntax, _ name: String, _ receiver: ContainerReceiver,
    _ resolver: String?, _ dialect: RegistrationDialect, _ project: ProjectTrees, _ file: Int
  ) {
    let labels = dialect.labelsOfResolves[name]
    let meaning = receiver.meaning(of: call)
    // Where each fetch has a label for the type, a call without it is of something else.
    guard
      dialect.typeLabels.isEmpty
        || call.arguments.contains(where: { dialect.typeLabels.contains($0.label?.text ?? "") })
    else { return nil }
    guard labels?.isSuperset(of: call.arguments.map { $0.label?.text ?? "_" }) != false,
      meaning != .other
    else { return nil }
    let fetched: String?
    switch Self.fetched(by: call, name, dialect, project, file) {
    case .written(let type): fetched = type.last == "!" ? String(type.dropLast()) : type
    case .unknown: fetched = nil
    case .missing: return nil
    }
    let label = call.arguments.first { dialect.nameLabels.contains($0.label?.text ?? "") }?
      .expression.trimmedDescription
    let type = fetched.flatMap {
      GenericNames.areIn($0, at: call, project.scope, file) ? nil : $0
    }
    self.type = type
    key = type.map { .type($0.serviceKey, name: label == "nil" ? nil : label) }
    arguments = call.arguments.filter { argument in
      let label = argument.label?.text ?? ""
      let isPlumbing =
        dialect.plumbingLabels.contains(label)
        && (argument.expression.is(NilLiteralExprSyntax.self)
          || argument.expression.namePath == resolver)
      return !isPlumbing && !dialect.nameLabels.contains(label)
        && argument.expression.selfType == nil
    }.map(\.expression)
    isCertain = meaning == .container
    isPlain =
      isCertain || Self.isNamed(call.calledExpression.as(MemberAccessExprSyntax.self)?.base)
      || call.arguments.contains { $0.expression.selfType != nil }
  }

  /// What the operator `~>` fetches; nil where its left side is no container.
  init?(
    _ fetch: FetchOperator, from left: ExprSyntax, dialect: RegistrationDialect,
    resolver: String?, project: ProjectTrees, file: Int
  ) {
    guard dialect.resolves.contains("resolve"), let first = fetch.arguments.first,
      let type = first.value.selfType
    else { return nil }
    let meaning = ContainerReceiver(dialect, in: project, file: file, resolver: resolver)
      .meaning(of: left, calling: "resolve")
    guard meaning != .other else { return nil }
    let isGeneric = GenericNames.areIn(type, at: left, project.scope, file)
    self.type = isGeneric ? nil : type
    let names = fetch.arguments.filter { dialect.nameLabels.contains($0.label) }
    let name = names.first?.value.trimmedDescription
    key = isGeneric ? nil : .type(type.serviceKey, name: name == "nil" ? nil : name)
    arguments = fetch.arguments.dropFirst().filter { !dialect.nameLabels.contains($0.label) }
      .map(\.value)
    isCertain = meaning == .container
    isPlain = true
  }

  /// What `r~>` fetches, which the place around it tells; nil for any other expression.
  init?(
    _ node: PostfixOperatorExprSyntax, dialect: RegistrationDialect, resolver: String?,
    project: ProjectTrees, file: Int
  ) {
    guard node.operator.text == FetchOperator.name, dialect.resolves.contains("resolve") else {
      return nil
    }
    let meaning = ContainerReceiver(dialect, in: project, file: file, resolver: resolver)
      .meaning(of: node.expression, calling: "resolve")
    guard meaning != .other else { return nil }
    var type: String?
    if case .written(let written) = InferredType(of: node, project: project, file: file),
      !GenericNames.areIn(written, at: node, project.scope, file)
    {
      type = written.last == "!" ? String(written.dropLast()) : written
    }
    self.type = type
    key = type.map { .type($0.serviceKey, name: nil) }
    arguments = []
    isCertain = meaning == .container
    isPlain = true
  }

  private init(property: String, arguments: [ExprSyntax]) {
    key = .property(property)
    type = nil
    self.arguments = arguments
    isCertain = true
    isPlain = true
  }

  // MARK: Forms

  private static func keyPath(_ call: FunctionCallExprSyntax) -> KeyPathExprSyntax? {
    call.arguments.first { $0.label == nil }?.expression.as(KeyPathExprSyntax.self)
  }

  /// The property of `container.api()` and of `container.api.resolve()`, with the container; no
  /// container where the code writes none.
  private static func property(
    _ call: FunctionCallExprSyntax, _ name: String, _ base: ExprSyntax?, _ properties: Set<String>
  ) -> (name: String, holder: ExprSyntax?)? {
    if properties.contains(name) { return (name, base) }
    guard let access = base?.as(MemberAccessExprSyntax.self), let holder = access.base,
      properties.contains(access.declName.baseName.text)
    else { return nil }
    return (access.declName.baseName.text, holder)
  }

  /// What a call names, or else what its place asks for.
  private static func fetched(
    by call: FunctionCallExprSyntax, _ name: String, _ dialect: RegistrationDialect,
    _ project: ProjectTrees, _ file: Int
  ) -> InferredType {
    if let written = call.arguments.lazy.compactMap(\.expression.selfType).first {
      return .written(written)
    }
    let takesType = call.arguments.contains { argument in
      let label = argument.label?.text ?? "_"
      return dialect.isOwn
        ? dialect.labelsOfTypes[name]?.contains(label) == true
        : argument.label == nil || dialect.typeLabels.contains(label)
    }
    return takesType ? .unknown : InferredType(of: call, project: project, file: file)
  }

  /// Whether an expression whose type nothing tells has a name that containers have.
  private static func isNamed(_ base: ExprSyntax?) -> Bool {
    base?.namePath.map { ["container", "resolver", "$0"].contains($0) } ?? false
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
