internal import SwiftSyntax

/// A type, protocol or alias of the project.
struct TypeDeclaration: Sendable {
  enum Kind: Sendable { case `protocol`, `struct`, `class`, `enum`, actor, alias }

  var kind: Kind
  /// Dotted where it is nested: `Feed.Reader`.
  var path: String
  var node: DeclSyntax
  /// The file that it stands in.
  var file: Int

  var name: String { path.split(separator: ".").last.map(String.init) ?? path }

  /// The names of the types around it: `Feed`.
  var outer: String? {
    path.lastIndex(of: ".").map { String(path[..<$0]) }
  }

  /// Whether it says that it cannot be copied.
  var isNoncopyable: Bool {
    guard kind != .protocol,
      let clause = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
    else { return false }
    return clause.inheritedTypes.contains { $0.type.trimmedDescription == "~Copyable" }
  }

  var attributes: AttributeListSyntax {
    node.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
  }

  var modifiers: DeclModifierListSyntax {
    node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
  }

  func has(_ attribute: String) -> Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == attribute
    }
  }

  func has(modifier: Keyword) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(modifier) }
  }

  /// The global actor that it names: `MainActor`.
  func globalActor(known: Set<String>) -> String? {
    GlobalActors.name(in: attributes, known: known)
  }
}

/// Attributes that isolate.
enum GlobalActors {
  /// The name of the global actor among attributes, if there is one.
  static func name(in attributes: AttributeListSyntax, known: Set<String>) -> String? {
    for attribute in attributes {
      guard let attribute = attribute.as(AttributeSyntax.self), attribute.arguments == nil
      else { continue }
      let name = attribute.attributeName.trimmedDescription
      let last = name.split(separator: ".").last.map(String.init) ?? name
      if last == "MainActor" || known.contains(last) || last.hasSuffix("Actor") { return name }
    }
    return nil
  }
}
