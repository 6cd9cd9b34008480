import DepFacts
import DepModel
import DepSyntax

/// Finds whether what follows a property in a chain changes the property in place.
struct ChainChange {
  let context: ExtractionContext

  private var scope: ProjectScope { context.scope }

  /// Whether the project's own `mutating` methods are called on it, or on what it holds.
  func isMade(through use: MemberUse) -> Bool {
    use.member.tails.contains { tail in
      use.matches.contains { changes($0.member, tail[...]) }
    }
  }

  private func changes(_ property: MemberDeclaration, _ tail: ArraySlice<String>) -> Bool {
    guard property.isProperty, let next = tail.first, let name = typeName(of: property) else {
      return false
    }
    for type in scope.types(named: name, in: nil, file: property.part.file)
    where ![.class, .actor].contains(scope.model.types[type].kind) {
      let members = members(named: next.baseName, of: type)
      if next.hasSuffix(")") {
        if members.contains(where: { $0.modifiers.has("mutating") }) { return true }
      } else if members.contains(where: { changes($0, tail.dropFirst()) }) {
        return true
      }
    }
    return false
  }

  private func members(named name: String, of type: Int) -> [MemberDeclaration] {
    var found: [MemberDeclaration] = []
    for owner in [type] + scope.protocols(of: type) {
      for reference in scope.ownParts(of: owner) {
        guard let part = context.part(reference, of: owner) else { continue }
        found += part.members(named: name.withoutBackticks)
      }
    }
    return found
  }

  /// The full name of the type that declares what can be called on a property.
  private func typeName(of property: MemberDeclaration) -> String? {
    let scope = TypeNameScope(
      context: context, part: property.part, home: property.part.source)
    let names = OutsideNames(scope: scope, selfName: nil, generics: [])
    guard var text = try? names.type(of: property) else { return nil }
    while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
    if text.hasPrefix("any ") { text.removeFirst(4) }
    if text.hasPrefix("[") { return text.contains(":") ? "Dictionary" : "Array" }
    return String(text.prefix { $0 != "<" })
  }
}
