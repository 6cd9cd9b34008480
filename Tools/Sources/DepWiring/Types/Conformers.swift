import DepFacts
import DepModel

/// The types of the project that can stand for a protocol in a program.
struct Conformers: Sendable {
  private var byProtocol: [Int: [Int]] = [:]
  private let scope: ProjectScope

  init(_ scope: ProjectScope) {
    self.scope = scope
    for (type, entry) in scope.model.types.enumerated()
    where [.class, .struct, .actor].contains(entry.kind) && Self.isReal(entry, type, scope) {
      for conformed in scope.protocols(of: type) { byProtocol[conformed, default: []].append(type) }
    }
  }

  /// Those of a protocol, or of all protocols of a composition, that a module can use.
  func of(_ wanted: MeantType, from module: String, modules: Set<String>) -> [Int] {
    let protocols = wanted.type.map { [$0] } ?? wanted.parts.compactMap(\.type)
    guard let first = protocols.first, wanted.type != nil || protocols.count == wanted.parts.count
    else { return [] }
    return (byProtocol[first] ?? []).filter { type in
      let entry = scope.model.types[type]
      guard entry.module == module || modules.contains(entry.module) else { return false }
      let conformed = scope.protocols(of: type)
      return protocols.allSatisfy(conformed.contains)
    }
  }

  /// Doubles, previews, what only one file sees and what a condition may leave out are no types
  /// that a root takes by itself.
  private static func isReal(_ entry: TypeEntry, _ type: Int, _ scope: ProjectScope) -> Bool {
    !entry.isTest && entry.exemption != .preview && !scope.visibility(of: type).isHidden
      && !scope.isNamedAsTestDouble(type) && !scope.isConditional(type)
  }
}
