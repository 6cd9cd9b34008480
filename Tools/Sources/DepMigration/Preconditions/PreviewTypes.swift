import DepFacts
import DepModel
import DepSyntax

/// The views that only previews make: what they use, no test and no caller wants to replace.
struct PreviewTypes: Sendable {
  private let types: Set<Int>

  init(_ project: ProjectTrees) {
    let scope = project.scope
    let made = Self.made(in: scope.records)
    let candidates = scope.model.types.indices.filter { type in
      let entry = scope.model.types[type]
      return made.contains(entry.name) && entry.kind == .struct && !scope.isSeenOutside(type)
        && scope.inheritedNames(of: type).contains { scope.sdk.lists($0, in: .viewProtocols) }
    }
    let behindAliases = scope.namesBehindAliases
    let named = Self.named(
      among: Set(candidates.map { scope.model.types[$0].name.lastName }), in: scope.records)
    types = Set(
      candidates.filter { type in
        let name = scope.model.types[type].name.lastName
        return !named.contains(name) && !behindAliases.contains(name)
      })
  }

  func contains(_ type: Int) -> Bool { types.contains(type) }

  /// The names of what previews make.
  private static func made(in records: [SourceRecord]) -> Set<String> {
    var made: Set<String> = []
    for facts in records.lazy.map(\.facts) {
      for use in facts.uses where use.place == .preview {
        let path = facts.paths[Int(use.path)].components.prefix { $0.isCapitalized }
        guard path.last?.isCall == true else { continue }
        made.insert(path.map(\.baseName).joined(separator: "."))
      }
    }
    return made
  }

  /// Those of the names that anything but a preview names.
  private static func named(among names: Set<String>, in records: [SourceRecord]) -> Set<String> {
    guard !names.isEmpty else { return [] }
    var named: Set<String> = []
    let note = { (text: String) in
      named.formUnion(text.identifiers.lazy.map(String.init).filter(names.contains))
    }
    for facts in records.lazy.map(\.facts) {
      let found = facts.paths.map { path in path.components.map(\.baseName).filter(names.contains) }
      for use in facts.uses where use.place != .preview { named.formUnion(found[Int(use.path)]) }
      for member in facts.members {
        member.parameters.forEach { note($0.type) }
        member.attributes.forEach { note($0.name) }
        member.type.map(note)
        member.value?.castType.map(note)
      }
      facts.types.forEach { $0.inherited.forEach(note) }
      facts.contexts.forEach { note($0.text) }
    }
    return named
  }
}
