import DepModel
import DepSyntax

/// A singleton of an SDK that code reaches by a subclass of the project: `AppDefaults.standard`.
struct InheritedSingleton {
  let dependency: Dependency
  let project: ProjectTrees

  init(_ dependency: Dependency, _ project: ProjectTrees) {
    self.dependency = dependency
    self.project = project
  }

  /// The first who asks decides which class the one object has, so the subclass stays the one.
  func named(in draft: FieldDraft) -> FieldDraft {
    let known = dependency.target.name
    let written = dependency.expression
    guard let owner = dependency.owner, written != known,
      written.lastName.baseName == known.lastName.baseName,
      project.scope.type(
        named: written.holderName, in: owner) != nil
    else { return draft }
    var draft = draft
    draft.live = draft.live.replacing(known, with: written)
    return draft
  }
}
