import DepFacts
import DepModel
import DepSyntax

/// The types that only previews make: what they use, no test and no caller wants to replace.
struct PreviewTypes: Sendable {
  private let types: Set<Int>

  init(_ project: ProjectTrees) {
    let scope = project.scope
    let made = Self.made(in: scope.records)
    let candidates = scope.model.types.indices.filter { type in
      let entry = scope.model.types[type]
      return made.contains(entry.name) && entry.kind != .extension
        && !scope.isSeenOutside(type) && scope.subclasses(of: type).isEmpty
        // A storyboard makes screens, and no source shows that.
        && scope.outsideSuperclass(of: type) == nil
    }
    let named = Self.named(
      among: Set(candidates.map { scope.model.types[$0].name.lastName }), in: scope.records)
    types = Set(candidates.filter { !named.contains(scope.model.types[$0].name.lastName) })
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
    for facts in records.lazy.map(\.facts) {
      let found = facts.paths.map { path in path.components.map(\.baseName).filter(names.contains) }
      for use in facts.uses where use.place != .preview { named.formUnion(found[Int(use.path)]) }
      for member in facts.members {
        let written = member.parameters.map(\.type) + [member.type].compactMap(\.self)
        named.formUnion(names.filter { name in written.contains { $0.contains(name) } })
      }
    }
    return named
  }
}
