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
    if let call { add(call.key, call.type, at: node) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if registrations.contains(node.inner) { return .skipChildren }
    for attribute in node.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) })
    where isWrapper(attribute) {
      add(attribute, of: node)
    }
    return .visitChildren
  }

  /// Whether a property wrapper is of the package, or one of the project's own.
  private func isWrapper(_ attribute: AttributeSyntax) -> Bool {
    let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? ""
    guard let wrapper = project.scope.injectingWrapper(name, in: nil, file: source.file) else {
      return false
    }
    if wrapper.dialect == dialect.name { return true }
    guard let type = project.scope.type(named: name, in: nil, file: source.file) else {
      return false
    }
    // A wrapper of the project asks the package that its file imports, else the project's store.
    let file = project.model.types[type].place.file
    let imports = project.records[file].facts.imports
    return dialect.isOwn
      ? project.scope.registrationDialects.allSatisfy { $0.modules.isDisjoint(with: imports) }
      : !dialect.modules.isDisjoint(with: imports)
  }

  private func add(_ attribute: AttributeSyntax, of variable: VariableDeclSyntax) {
    var first: ExprSyntax?
    if case .argumentList(let arguments) = attribute.arguments {
      first = arguments.first { $0.label == nil }?.expression
    }
    if let path = first?.as(KeyPathExprSyntax.self) {
      let name = path.components.lazy.compactMap {
        $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
      }.first
      add(name.map { .property($0) }, nil, at: attribute)
    } else {
      let written = variable.bindings.first?.typeAnnotation?.type.trimmedDescription
      let type = first?.selfType ?? written.map { $0.last == "!" ? String($0.dropLast()) : $0 }
      add(type.map { .type($0.serviceKey, name: nil) }, type, at: attribute)
    }
  }

  private func add(_ key: RegistrationKey?, _ type: String?, at node: some SyntaxProtocol) {
    let offset = node.inner.lowerBound
    guard !registrations.contains(where: { $0.contains(offset) }) else { return }
    found.append(
      RegisteredRead(
        key: key, type: type, owner: owner(of: Syntax(node)), file: source.file,
        place: .init(path: source.path, position: source.position(at: offset))))
  }

  private func owner(of node: Syntax) -> String? {
    var node = node
    while let parent = node.parent {
      if parent.asProtocol((any DeclGroupSyntax).self) != nil {
        return parent.asProtocol((any NamedDeclSyntax).self)?.name.text
          ?? parent.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      }
      node = parent
    }
    return nil
  }
}

extension [Range<Int>] {
  /// Whether one of them is exactly this one, or begins with it.
  fileprivate func contains(_ range: Range<Int>) -> Bool {
    contains { $0.lowerBound <= range.lowerBound && $0.upperBound >= range.upperBound }
  }
}
