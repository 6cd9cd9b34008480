import DepFacts
import DepModel
import DepSyntax

/// A type that a protocol is to stand for, and what its declaration decides.
struct ExtractionSubject {
  let type: Int
  let entry: TypeEntry
  /// The declaration, never an extension.
  let part: TypePart
  let isolation: TypeIsolation
  let isSendable: Bool
  let access: AccessLevel

  /// - Throws: Where no protocol can stand for the type, whatever its members.
  init(
    _ type: Int, context: ExtractionContext
  ) throws(ExtractionRefusal) {
    let scope = context.scope
    let entry = scope.model.types[type]
    let declarations = scope.ownDeclarations(of: type)
    guard let place = declarations.first else {
      throw ExtractionRefusal("the sources do not declare \(entry.name)")
    }
    guard declarations.count == 1 else {
      throw ExtractionRefusal("\(entry.name) is declared more than once")
    }
    guard let part = context.part(place, of: type) else {
      throw ExtractionRefusal("the file of \(entry.name) cannot be read")
    }
    self.type = type
    self.entry = entry
    self.part = part
    access = scope.visibility(of: type)
    try Self.checkSurroundings(of: part, scope)
    try Self.checkDeclaration(part, entry, access)
    isolation = try scope.isolation(of: type).known
    isSendable =
      scope.isSendable(type, where: context.isAlwaysCompiled) || scope.isSharedValue(type)
    if part.fullName.contains("`") { throw ExtractionRefusal("the name is a keyword") }
  }

  /// Whether assignments go through a constant that holds it.
  var isReference: Bool { entry.kind == .class || entry.kind == .actor }

  private static func checkSurroundings(
    of part: TypePart, _ scope: ProjectScope
  ) throws(ExtractionRefusal) {
    let reference = part.reference
    let types = scope.records[reference.file].facts.types
    var index = reference.fact
    while index >= 0 {
      let fact = types[index]
      if !fact.genericParameters.isEmpty { throw ExtractionRefusal("\(fact.name) is generic") }
      if fact.isLocal { throw ExtractionRefusal("\(fact.name) is local to a function") }
      if fact.kind == .extension {
        let around = DeclarationPart(file: reference.file, fact: index)
        let isOurs = scope.type(of: around).map {
          scope.model.types[$0].kind != .extension
        }
        if isOurs != true, scope.sdk.lists(fact.name, in: .genericTypes) {
          throw ExtractionRefusal("\(fact.name) is generic")
        }
        if let id = scope.type(of: around) {
          for other in scope.parts(of: id)
          where !scope.records[other.file].facts.types[other.fact].genericParameters.isEmpty {
            throw ExtractionRefusal("\(fact.name) is generic")
          }
        }
      }
      index = Int(fact.parent)
    }
    if part.branch != part.outermostBranch {
      throw ExtractionRefusal("the declaration is in a branch of #if inside another type")
    }
  }

  private static func checkDeclaration(
    _ part: TypePart, _ entry: TypeEntry, _ access: AccessLevel
  ) throws(ExtractionRefusal) {
    if access == .private, part.isNested {
      throw ExtractionRefusal("\(entry.name) is private to another type")
    }
    if part.modifiers.has("distributed") {
      throw ExtractionRefusal("the type is a distributed actor")
    }
    if part.inheritance.contains("~") {
      throw ExtractionRefusal("\(entry.name) suppresses a conformance")
    }
    let attributes = part.attributes
    if attributes.hasConditional {
      throw ExtractionRefusal("the type has attributes in a branch of #if")
    }
    for text in attributes.list.map(\.text) {
      if text.hasPrefix("@_spi") { throw ExtractionRefusal("the type has the attribute \(text)") }
      if text.hasPrefix("@available"), text.contains("unavailable") {
        throw ExtractionRefusal("the type is unavailable")
      }
    }
  }
}
