import DepModel
import SwiftSyntax

/// Finds the places of a file that name what a container registers in another form than a fetch:
/// `\\.api`, `container.api`, `Store.shared[API.self]`.
final class ContainerMentionFinder: SyntaxVisitor {
  private let source: ParsedSource
  private let dialect: RegistrationDialect
  private let properties: Set<String>
  private let receiver: ContainerReceiver
  private(set) var found: [RegisteredRead] = []

  init(
    source: ParsedSource, dialect: RegistrationDialect, properties: Set<String>,
    project: ProjectTrees
  ) {
    self.source = source
    self.dialect = dialect
    self.properties = properties
    receiver = ContainerReceiver(dialect, in: project, file: source.file)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    for component in node.components {
      let property = component.component.as(KeyPathPropertyComponentSyntax.self)
      if let name = property?.declName.baseName.text, properties.contains(name) {
        add(.property(name), at: node)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    let name = node.baseName.text
    if !isMember, properties.contains(name), receiver.isInside(node) {
      add(.property(name), at: node)
    }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if let type = ExprSyntax(node).selfType {
      if isMention(node) { add(.type(type.serviceKey, name: nil), at: node) }
    } else if dialect.values.contains(name), let holder = node.base?.namePath?.lastName {
      add(.property(holder.lowerCamel), at: node)
    } else if properties.contains(name),
      node.base.map({ receiver.meaning(of: $0, calling: name) }) != .other
    {
      add(.property(name), at: node)
    }
    return .visitChildren
  }

  /// Whether a type is passed to something that may hand it to the container, but not to register.
  ///
  /// Which object a call means, patterns, captures and generic code may hide. One mention too many
  /// only keeps a registration.
  private func isMention(_ node: MemberAccessExprSyntax) -> Bool {
    // A variable may carry it there.
    guard let list = node.parent?.as(LabeledExprSyntax.self)?.parent else { return true }
    if let call = list.parent?.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.lastCalledName ?? ""
      return !dialect.calls.contains(name) && !dialect.serviceCalls.contains(name)
    }
    if let access = list.parent?.as(SubscriptCallExprSyntax.self) {
      let base = access.calledExpression
      // `var api: API { self[APIKey.self] }` declares the property that reads the key.
      if base.namePath == "self", !dialect.values.isEmpty { return false }
      return true
    }
    return true
  }

  private func add(_ key: RegistrationKey, at node: some SyntaxProtocol) {
    found.append(
      RegisteredRead(
        key: key, type: nil, owner: Syntax(node).userName, isCertain: false,
        file: source.file,
        place: .init(path: source.path, position: source.position(at: node.inner.lowerBound))))
  }
}
