import DepFacts
import DepModel
import SwiftSyntax

/// A place outside of registrations that fetches from a container.
package struct RegisteredRead: Hashable, Sendable {
  /// Nil where the code does not say what is fetched.
  package let key: RegistrationKey?
  /// The type as written; nil where a property of the container names it.
  package let type: String?
  /// The type around the place.
  package let owner: String?
  /// Whether the sources tell that it fetches from this container.
  package let isCertain: Bool
  package let file: Int
  package let place: Registrations.Place
}

/// Finds the places of a file that fetch from a container: calls, and property wrappers.
final class ContainerReadFinder: SyntaxVisitor {
  private let source: ParsedSource
  private let dialect: RegistrationDialect
  private let properties: Set<String>
  private let project: ProjectTrees
  /// What registers, in bytes.
  private let registrations: [Range<Int>]
  private(set) var found: [RegisteredRead] = []

  init(
    source: ParsedSource, dialect: RegistrationDialect, properties: Set<String>,
    project: ProjectTrees, registrations: [Range<Int>]
  ) {
    self.source = source
    self.dialect = dialect
    self.properties = properties
    self.project = project
    self.registrations = registrations
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if registrations.contains(node.inner) { return .skipChildren }
    let call = FetchCall(
      node, dialect: dialect, properties: properties, resolver: nil, project: project,
      file: source.file)
    let receiver = ContainerReceiver(dialect, in: project, file: source.file)
    let forwarding = ContainerForwarding(dialect, receiver)
    if let call, call.key != nil || !forwarding.forwardsFetch(node) && !isInWrapper(node) {
      add(call.key, call.type, isCertain: call.isCertain, at: node)
    } else if call == nil {
      addWrapper(madeBy: node)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      guard let fetch = FetchOperator(on: element),
        let call = FetchCall(
          fetch, from: element, dialect: dialect, resolver: nil, project: project,
          file: source.file)
      else { continue }
      add(call.key, call.type, isCertain: call.isCertain, at: element)
    }
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let call = FetchCall(
      node, dialect: dialect, resolver: nil, project: project, file: source.file)
    if let call { add(call.key, call.type, isCertain: call.isCertain, at: node) }
    return .visitChildren
  }

  /// `InjectService<API>().wrappedValue` fetches as the attribute does.
  private func addWrapper(madeBy call: FunctionCallExprSyntax) {
    let wrappers = ContainerWrappers(dialect: dialect, project: project, file: source.file)
    guard let specialized = call.calledExpression.as(GenericSpecializationExprSyntax.self),
      let name = specialized.expression.lastCalledName, wrappers.meaning(of: name) == .container,
      let type = specialized.genericArgumentClause.arguments.first?.argument.trimmedDescription,
      specialized.genericArgumentClause.arguments.count == 1, !isInWrapper(call),
      !call.arguments.contains(where: { $0.expression.is(KeyPathExprSyntax.self) })
    else { return }
    let label = call.arguments.first { dialect.nameLabels.contains($0.label?.text ?? "") }
    let isGeneric = GenericNames.areIn(type, at: call, project.scope, source.file)
    let registration = label?.expression.trimmedDescription
    add(
      isGeneric ? nil : .type(type.serviceKey, name: registration == "nil" ? nil : registration),
      isGeneric ? nil : type, isCertain: true, at: call)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if registrations.contains(node.inner) { return .skipChildren }
    let wrappers = ContainerWrappers(dialect: dialect, project: project, file: source.file)
    for attribute in node.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) }) {
      let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? ""
      switch wrappers.meaning(of: name) {
      case .other: continue
      case .container: add(attribute, of: node, isCertain: true)
      case .unknown: add(attribute, of: node, isCertain: false)
      }
    }
    return .visitChildren
  }

  /// Whether a place belongs to a wrapper; what its users name is read there.
  private func isInWrapper(_ node: some SyntaxProtocol) -> Bool {
    let wrappers = ContainerWrappers(dialect: dialect, project: project, file: source.file)
    let names = Syntax(node).enclosingTypeName?.split(separator: ".") ?? []
    return names.indices.contains { end in
      wrappers.meaning(of: names[...end].joined(separator: ".")) != .other
    }
  }

  private func add(
    _ attribute: AttributeSyntax, of variable: VariableDeclSyntax, isCertain: Bool
  ) {
    var first: ExprSyntax?
    /// The type that an argument of any label names: `@Injected(as: API.self)`.
    var named: String?
    /// The name of the registration, or else what may stand for one.
    var label: String?
    if case .argumentList(let arguments) = attribute.arguments {
      first = arguments.first { $0.label == nil }?.expression
      named = first?.selfType ?? arguments.lazy.compactMap(\.expression.selfType).first
      label =
        (arguments.first { dialect.nameLabels.contains($0.label?.text ?? "") }
        ?? arguments.first { $0.expression.selfType == nil })?.expression.trimmedDescription
    }
    if let path = first?.as(KeyPathExprSyntax.self) {
      let name = path.components.lazy.compactMap {
        $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
      }.first
      add(name.map { .property($0) }, nil, isCertain: isCertain, at: attribute)
    } else {
      let written = variable.bindings.first?.typeAnnotation?.type.trimmedDescription
      let type = named ?? written.map { $0.last == "!" ? String($0.dropLast()) : $0 }
      add(
        type.map { .type($0.serviceKey, name: label) }, type, isCertain: isCertain, at: attribute)
    }
  }

  private func add(
    _ key: RegistrationKey?, _ type: String?, isCertain: Bool, at node: some SyntaxProtocol
  ) {
    let offset = node.inner.lowerBound
    guard !registrations.contains(where: { $0.contains(offset) }) else { return }
    found.append(
      RegisteredRead(
        key: key, type: type, owner: Syntax(node).userName, isCertain: isCertain,
        file: source.file,
        place: .init(path: source.path, position: source.position(at: offset))))
  }
}

extension Syntax {
  /// The name of the type around it; for the `Dependencies` of a type, that of this type.
  var userName: String? {
    enclosingTypeName.map {
      $0.hasSuffix(".Dependencies") ? String($0.dropLast(".Dependencies".count)) : $0
    }
  }
}

extension [Range<Int>] {
  /// Whether one of them is exactly this one, or begins with it.
  fileprivate func contains(_ range: Range<Int>) -> Bool {
    contains { $0.lowerBound <= range.lowerBound && $0.upperBound >= range.upperBound }
  }
}
