import DepMigration
import DepFacts
import DepModel
import DepSyntax
import SwiftSyntax

/// Finds whether what follows a property in a chain changes the property in place.
struct ChainChange {
  let project: ProjectTrees
  let hierarchy: TypeHierarchy

  /// Whether the project's own `mutating` methods are called on it, or on what it holds.
  func isMade(through use: SeamUse) -> Bool {
    use.member.tails.contains { tail in
      use.found.contains { changes($0.candidate, tail[...]) }
    }
  }

  private func changes(_ property: MemberCandidate, _ tail: ArraySlice<String>) -> Bool {
    guard property.isProperty, let next = tail.first, let name = typeName(of: property) else {
      return false
    }
    for type in project.declarations.types(named: name)
    where ![.class, .actor].contains(project.model.types[type].kind) {
      let members = members(named: next.baseName, of: type)
      if next.hasSuffix(")") {
        if members.contains(where: { $0.modifiers.has("mutating") }) { return true }
      } else if members.contains(where: { changes($0, tail.dropFirst()) }) {
        return true
      }
    }
    return false
  }

  private func members(named name: String, of type: Int) -> [MemberCandidate] {
    var found: [MemberCandidate] = []
    for owner in [type] + hierarchy.protocols(of: type) {
      for reference in hierarchy.parts(of: owner) {
        guard let part = TypePart(reference, of: owner, in: project) else { continue }
        found += MemberList(part, named: name.withoutBackticks).candidates
      }
    }
    return found
  }

  /// The full name of the type that declares what can be called on a property.
  private func typeName(of candidate: MemberCandidate) -> String? {
    guard case .property(let variable, let binding) = candidate.kind else { return nil }
    let scope = TypeNameScope(
      project: project, hierarchy: hierarchy, part: candidate.part, home: candidate.part.source)
    let names = NameReplacement(scope: scope, selfName: nil, generics: [])
    let property = PropertyReader(variable: variable, binding: binding, candidate: candidate)
    let text: String?
    if let annotation = property.annotation {
      text = try? names.text(of: annotation)
    } else {
      text = try? TypeInference(project: project, hierarchy: hierarchy, names: names)
        .type(of: property)
    }
    guard var text else { return nil }
    while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
    if text.hasPrefix("any ") { text.removeFirst(4) }
    if text.hasPrefix("[") { return text.contains(":") ? "Dictionary" : "Array" }
    return String(text.prefix { $0 != "<" })
  }
}
