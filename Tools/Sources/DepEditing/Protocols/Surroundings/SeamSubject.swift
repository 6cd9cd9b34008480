import DepMigration
import DepFacts
import DepModel
import DepSyntax
import SwiftSyntax

/// A type that a protocol is to stand for, and what its declaration decides.
struct SeamSubject {
  let type: Int
  let entry: TypeEntry
  /// The declaration, never an extension.
  let part: TypePart
  let isolation: SeamIsolation
  let isSendable: Bool
  let access: AccessLevel

  /// - Throws: Where no protocol can stand for the type, whatever its members.
  init(
    _ type: Int, project: ProjectTrees, hierarchy: TypeHierarchy
  ) throws(SeamRefusal) {
    let entry = project.model.types[type]
    let declarations = hierarchy.declarations(of: type)
    guard let place = declarations.first else {
      throw SeamRefusal("\(entry.name) is not declared in these sources")
    }
    guard declarations.count == 1 else {
      throw SeamRefusal("\(entry.name) is declared more than once")
    }
    guard let part = TypePart(place, of: type, in: project) else {
      throw SeamRefusal("the file of \(entry.name) cannot be read")
    }
    self.type = type
    self.entry = entry
    self.part = part
    access = hierarchy.access(of: type)
    try Self.checkSurroundings(place, of: part, project)
    try Self.checkDeclaration(part, entry, access)
    let reader = IsolationReader(project: project, hierarchy: hierarchy)
    isolation = try reader.isolation(of: type)
    isSendable = reader.isSendable(type)
    if reference.contains("`") { throw SeamRefusal("its name is a keyword") }
  }

  /// Whether assignments go through a constant that holds it.
  var isReference: Bool { entry.kind == .class || entry.kind == .actor }

  /// The name with the types around it, as it is written at file level.
  var reference: String {
    var names: [String] = []
    var current: Syntax? = Syntax(part.node)
    while let node = current {
      if let extended = node.as(ExtensionDeclSyntax.self) {
        names.insert(extended.extendedType.plainText, at: 0)
      } else if let named = node.asProtocol((any NamedDeclSyntax).self),
        node.asProtocol((any DeclGroupSyntax).self) != nil
      {
        names.insert(named.name.text, at: 0)
      }
      current = node.parent
    }
    return names.joined(separator: ".")
  }

  private static func checkSurroundings(
    _ reference: DeclarationPart, of part: TypePart, _ project: ProjectTrees
  ) throws(SeamRefusal) {
    let types = project.records[reference.file].facts.types
    var index = reference.fact
    while index >= 0 {
      let fact = types[index]
      if !fact.genericParameters.isEmpty { throw SeamRefusal("\(fact.name) is generic") }
      if fact.isLocal { throw SeamRefusal("\(fact.name) is local to a function") }
      if fact.kind == .extension {
        let around = DeclarationPart(file: reference.file, fact: index)
        let isOurs = project.declarations.type(of: around).map {
          project.model.types[$0].kind != .extension
        }
        if isOurs != true, ["Array", "Dictionary", "Optional", "Result", "Set"].contains(fact.name)
        {
          throw SeamRefusal("\(fact.name) is generic")
        }
        if let id = project.declarations.type(of: around) {
          for other in project.declarations.parts(of: id)
          where !project.records[other.file].facts.types[other.fact].genericParameters.isEmpty {
            throw SeamRefusal("\(fact.name) is generic")
          }
        }
      }
      index = Int(fact.parent)
    }
    if part.condition?.id != Syntax(part.outermost).conditionAround?.id {
      throw SeamRefusal("it is declared in a branch of #if inside of another type")
    }
  }

  private static func checkDeclaration(
    _ part: TypePart, _ entry: TypeEntry, _ access: AccessLevel
  ) throws(SeamRefusal) {
    if access == .private, part.outermost.id != part.node.id {
      throw SeamRefusal("\(entry.name) is private to another type")
    }
    if part.group.modifiers.has("distributed") { throw SeamRefusal("it is a distributed actor") }
    let inherited = part.group.inheritanceClause?.plainText ?? ""
    if inherited.contains("~") { throw SeamRefusal("\(entry.name) suppresses a conformance") }
    for element in part.group.attributes {
      guard let attribute = element.as(AttributeSyntax.self) else {
        throw SeamRefusal("it has attributes in a branch of #if")
      }
      let text = attribute.plainText
      if text.hasPrefix("@_spi") { throw SeamRefusal("it has the attribute \(text)") }
      if text.hasPrefix("@available"), text.contains("unavailable") {
        throw SeamRefusal("it is unavailable")
      }
    }
  }
}
