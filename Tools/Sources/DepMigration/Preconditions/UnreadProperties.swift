import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Properties that begin with a dependency and that no code names: they go better than they move.
struct UnreadProperties {
  let shape: TypeShape
  let project: ProjectTrees

  /// Why the initial value of such a property stays; nil for any other place.
  func refusal(of use: HiddenUse) -> Refusal? {
    // What a call makes may act as long as the property keeps it.
    let kinds: [Dependency.Kind] = [.ambientValue, .singleton, .systemSingleton]
    guard kinds.contains(use.dependency.kind), use.site.next == nil,
      let property = use.site.member?.onlyStoredProperty, !property.isLazy,
      case .whole = property.form(of: use.site), !isNamed(property, in: use.site.source)
    else { return nil }
    return Refusal(.unreadProperty, "no code of the type reads '\(property.name)'")
  }

  /// Whether a word of the project may mean the property, its wrapper or what that projects.
  private func isNamed(_ property: StoredProperty, in home: ParsedSource) -> Bool {
    let name = property.name.withoutBackticks
    let words: Set = [name, "_" + name]
    // Nothing but the compiler makes a view, and no code asks one for its properties.
    let isView = !project.scope.sdk.names(in: .viewProtocols)
      .isDisjoint(with: project.scope.inheritedNames(of: shape.type))
    if property.isPrivate || isView && property.isLet {
      let parts = [shape.declaration] + shape.extensions
      return parts.reduce(0) { $0 + $1.count(of: words.union(["$" + name])) } > 1
    }
    guard WordsInBytes.count(of: words, in: home.bytes) == 1 else { return true }
    return !property.isHidden
      && project.records.indices.contains { file in
        project.records[file].path != home.path
          && project.bytes(of: file).map { WordsInBytes.anyWord(of: words, in: $0) } ?? true
      }
  }
}
