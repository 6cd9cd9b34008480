internal import SwiftSyntax

/// A protocol that a double conforms to, itself or by inheritance.
struct CollectedProtocol: Sendable {
  var declaration: TypeDeclaration
  var node: ProtocolDeclSyntax
  var isStandard: Bool
  /// What the inheritance clause says for its primary associated types: `Store<Int>`.
  var arguments: [String]
}

/// Finds all protocols that a double has to fulfil.
struct ProtocolCollector: Sendable {
  var index: DeclarationIndex
  let standard: DeclarationIndex

  private(set) var protocols: [CollectedProtocol] = []
  /// The names of all protocols that were met, known or not.
  private(set) var names: Set<String> = []
  private(set) var superclass: String?
  private(set) var problems: [MockProblem] = []

  init(index: DeclarationIndex, standard: DeclarationIndex) {
    self.index = index
    self.standard = standard
  }

  /// Takes a protocol and all that it inherits, in the order in which they are named.
  mutating func add(_ declaration: TypeDeclaration, arguments: [String] = [], isStandard: Bool) {
    guard let node = declaration.node.as(ProtocolDeclSyntax.self) else { return }
    if let known = protocols.firstIndex(where: {
      $0.declaration.path == declaration.path && $0.isStandard == isStandard
    }) {
      if protocols[known].arguments.isEmpty { protocols[known].arguments = arguments }
      return
    }
    names.insert(declaration.name)
    protocols.append(
      CollectedProtocol(
        declaration: declaration, node: node, isStandard: isStandard, arguments: arguments))
    let place = isStandard ? nil : index.files[declaration.file].place(of: node.name)
    for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
      add(inherited.type, around: declaration.outer, place)
    }
    for requirement in node.genericWhereClause?.requirements ?? [] {
      guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
        conformance.leftType.trimmedDescription == "Self"
      else { continue }
      add(conformance.rightType, around: declaration.outer, place)
    }
  }

  /// Takes a type that an inheritance clause or a composition names.
  mutating func add(_ type: TypeSyntax, around outer: String?, _ place: MockProblem.Place?) {
    for part in TypeKnowledge.parts(type) {
      if let attributed = part.as(AttributedTypeSyntax.self) {
        add(attributed.baseType, around: outer, place)
      } else if let some = part.as(SomeOrAnyTypeSyntax.self) {
        add(some.constraint, around: outer, place)
      } else if !part.is(SuppressedTypeSyntax.self) {
        addNamed(part, around: outer, place)
      }
    }
  }

  private mutating func addNamed(
    _ type: TypeSyntax, around outer: String?, _ place: MockProblem.Place?
  ) {
    let arguments =
      (type.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? type.as(MemberTypeSyntax.self)?.genericArgumentClause)?.arguments
      .map { $0.argument.trimmedDescription } ?? []
    let path = type.trimmedDescription.split(separator: "<").first.map(String.init) ?? ""
    let name = TypeKnowledge.last(path)
    index.load([name])
    if let found = find(path, around: outer) {
      switch found.kind {
      case .protocol: add(found, arguments: arguments, isStandard: false)
      case .alias:
        guard let alias = found.node.as(TypeAliasDeclSyntax.self), names.insert(found.path).inserted
        else { return }
        add(alias.initializer.value, around: found.outer, place)
      case .class: superclass = superclass ?? type.trimmedDescription
      default: break
      }
    } else if let found = standard.known(name).first {
      add(found, arguments: arguments, isStandard: true)
    } else if StandardProtocols.withoutMembers.contains(name) {
      names.insert(name)
      if name == "NSObjectProtocol" { superclass = superclass ?? "NSObject" }
    } else if Self.isSystemClass(name) {
      superclass = superclass ?? name
    } else {
      problems.append(
        MockProblem(
          .warning,
          "'\(path)' is not among the sources, so what it asks for is not in the double; name its "
            + "folder with '--source', or write its members in the part that is yours", at: place))
    }
  }

  /// Protocols of these frameworks end otherwise.
  private static func isSystemClass(_ name: String) -> Bool {
    guard name.hasPrefix("NS") || name.hasPrefix("UI") else { return false }
    return ["Object", "View", "Controller", "Control", "Cell", "Window", "Responder"].contains {
      name.hasSuffix($0)
    }
  }

  /// The declaration that a name means between the braces of a type.
  func find(_ path: String, around outer: String?) -> TypeDeclaration? {
    let known = index.known(TypeKnowledge.last(path))
    var scope = outer?.split(separator: ".").map(String.init) ?? []
    while true {
      let wanted = (scope + [path]).joined(separator: ".")
      if let found = known.first(where: { $0.path == wanted }) { return found }
      if scope.isEmpty { break }
      scope.removeLast()
    }
    // `App.Feed` names the module first.
    return known.first { path.hasSuffix(".\($0.path)") }
  }
}
