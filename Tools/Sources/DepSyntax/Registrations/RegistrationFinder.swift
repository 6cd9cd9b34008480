import DepFacts
import DepModel
import SwiftSyntax

/// Finds the registrations of a file.
final class RegistrationFinder: SyntaxVisitor {
  let source: ParsedSource
  let dialect: RegistrationDialect
  /// The properties of the container that register.
  let properties: Set<String>
  let project: ProjectTrees
  /// The properties through which code reads what keys register.
  let keys: [String: KeyedProperty]
  private(set) var found: [Registration] = []
  private(set) var defaultScopes: [Registrations.DefaultScope] = []
  private(set) var replaced: [RegistrationKey: Registrations.Place] = [:]
  /// The first place that registers what its code does not name.
  private(set) var unreadable: Registrations.Place?

  init(
    source: ParsedSource, dialect: RegistrationDialect, properties: Set<String>,
    project: ProjectTrees, keys: [String: KeyedProperty] = [:]
  ) {
    self.source = source
    self.dialect = dialect
    self.properties = properties
    self.project = project
    self.keys = keys
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    noteDefaultScope(node)
    noteReplacement(node)
    guard !dialect.calls.isEmpty, let name = node.calledExpression.lastCalledName else {
      return .visitChildren
    }
    let receiver = ContainerReceiver(dialect, in: project, file: source.file)
    guard dialect.calls.contains(name) else {
      if mayRegister(node, name), receiver.meaning(of: node) == .container { noteUnreadable(node) }
      return .visitChildren
    }
    let meaning = receiver.meaning(of: node)
    guard meaning != .other, !ContainerForwarding(dialect, receiver).forwards(node),
      let registration = registration(by: node, name, meaning)
    else { return .visitChildren }
    found.append(registration)
    return .skipChildren
  }

  /// Whether a function of a package's container that the tool does not know takes a type:
  /// `container.forward(API.self, to: network)`.
  private func mayRegister(_ call: FunctionCallExprSyntax, _ name: String) -> Bool {
    !dialect.isOwn && !dialect.words.contains(name) && !dialect.scopeCalls.contains(name)
      && !dialect.serviceCalls.contains(name)
      && call.arguments.contains { $0.expression.selfType != nil }
  }

  func noteUnreadable(_ node: some SyntaxProtocol) {
    if unreadable == nil { unreadable = place(of: node) }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let found =
      dialect.readsProperties
      ? property(node) : dialect.values.isEmpty ? registration(by: node) : value(node)
    guard let registration = found else { return .visitChildren }
    self.found.append(registration)
    return .skipChildren
  }

  // `manager.defaultScope = .singleton`
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let access = elements[0].as(MemberAccessExprSyntax.self),
      !dialect.defaultScopeSetting.isEmpty,
      access.declName.baseName.text == dialect.defaultScopeSetting
    {
      note(defaultScope: elements[2])
    }
    return .visitChildren
  }

  // `Assembler(assemblies, defaultObjectScope: .container)`
  private func noteDefaultScope(_ call: FunctionCallExprSyntax) {
    guard !dialect.defaultScopeSetting.isEmpty else { return }
    for argument in call.arguments where argument.label?.text == dialect.defaultScopeSetting {
      note(defaultScope: argument.expression)
    }
  }

  private func note(defaultScope value: ExprSyntax) {
    let name = value.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    defaultScopes.append(
      .init(
        scope: name.flatMap { dialect.lifetimes[$0] == nil ? nil : $0 },
        place: place(of: value)))
  }

  // `Container.shared.api.register { StubAPI() }`
  private func noteReplacement(_ call: FunctionCallExprSyntax) {
    guard !properties.isEmpty, let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "register", let name = access.base?.lastCalledName,
      properties.contains(name)
    else { return }
    replaced[.property(name)] = place(of: call)
  }

  func place(of node: some SyntaxProtocol) -> Registrations.Place {
    .init(path: source.path, position: source.position(at: node.inner.lowerBound))
  }
}

extension ExprSyntax {
  /// The last name of a chain: `register` of `container.register`, `api` of `self.api`.
  var lastCalledName: String? {
    if let access = self.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text }
    if let specialized = self.as(GenericSpecializationExprSyntax.self) {
      return specialized.expression.lastCalledName
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The type of `API.self`, without parentheses.
  var selfType: String? {
    guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return base.trimmedDescription.withoutParentheses
  }

  /// The value and the type of `value as API`.
  var cast: (value: ExprSyntax, type: String)? {
    guard let elements = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    return (elements[0], type.type.trimmedDescription.withoutParentheses)
  }
}
