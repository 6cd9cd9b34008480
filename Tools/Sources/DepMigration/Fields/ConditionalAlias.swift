import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// An alias whose meaning depends on the build: it stands in a branch of `#if`, or in several.
///
/// The model follows the first branch. A field that named what that branch means would not compile
/// in the others, so that it has the name of the alias.
struct ConditionalAlias {
  /// As the code writes it.
  private let name: String
  private let targets: Set<String>
  private let project: ProjectTrees
  private let owner: Int

  /// The draft, with names that every build has.
  static func spelled(
    _ draft: FieldDraft, for dependency: Dependency, in project: ProjectTrees
  ) throws(Refusal) -> FieldDraft {
    guard let owner = dependency.owner else { return draft }
    var draft = draft
    for alias in [
      ConditionalAlias(dependency, owner, project),
      ConditionalAlias(declaring: dependency, owner, project),
    ].compactMap(\.self) {
      draft = try alias.inserted(in: draft)
    }
    return draft
  }

  /// Nil where the place of a dependency names no such alias.
  private init?(_ dependency: Dependency, _ owner: Int, _ project: ProjectTrees) {
    let chain = dependency.chain(in: project.records[dependency.file].facts)
    let names = chain.map { $0.components.prefix($0.length).map(\.baseName) } ?? []
    let found = names.indices.lazy.compactMap {
      ConditionalAlias(names[...$0].joined(separator: "."), owner, project)
    }.first
    guard let found else { return nil }
    self = found
  }

  /// The alias with which the declaration of a singleton writes its type; nil where it names none.
  private init?(declaring dependency: Dependency, _ owner: Int, _ project: ProjectTrees) {
    guard let index = dependency.target.singleton,
      let member = project.scope.member(of: project.model.singletons[index])
    else { return nil }
    let names =
      member.type.map { WrittenType(parsing: $0).names.sorted() }
      ?? [member.value?.calledName].compactMap(\.self)
    let home = project.model.singletons[index].owner ?? owner
    guard let found = names.lazy.compactMap({ ConditionalAlias($0, home, project) }).first else {
      return nil
    }
    self.init(found.name, found.targets, project, owner)
  }

  private init(_ name: String, _ targets: Set<String>, _ project: ProjectTrees, _ owner: Int) {
    self.name = name
    self.targets = targets
    self.project = project
    self.owner = owner
  }

  /// Nil where a name does not mean such an alias in a type.
  private init?(_ name: String, _ owner: Int, _ project: ProjectTrees) {
    guard project.scope.isAlias(name.lastName) else { return nil }
    let declarations = project.scope.declarations(ofAlias: name, in: owner)
    self.init(
      name, Set(declarations.flatMap { [$0.target, $0.declared].compactMap(\.self) }), project,
      owner)
    // What stands in the branch of a type that uses it is there whenever the type is.
    guard
      Set(declarations.map(\.target)).count > 1
        || !isOwnerConditional && declarations.contains(where: isConditional)
    else { return nil }
  }

  private var isOwnerConditional: Bool {
    project.scope.ownDeclarations(of: owner).contains(where: isConditional)
  }

  private func isConditional(_ alias: ProjectScope.AliasDeclaration) -> Bool {
    let offset = Int(alias.place.position.offset)
    return project.source(alias.place.file)?.isConditional(at: offset) == true
  }

  private func inserted(in draft: FieldDraft) throws(Refusal) -> FieldDraft {
    var draft = draft
    // The longer ones first: they may end in a shorter one.
    for target in targets.sorted(by: { ($0.count, $0) > ($1.count, $1) }) {
      draft.type = FieldType(draft.type.description.replacing(path: target, with: name))
      draft.live = draft.live.replacing(path: target, with: name)
      draft.local = draft.local?.replacing(path: target, with: name)
      draft.identity = draft.identity.replacing(path: target, with: name)
    }
    draft.names = draft.names.map(renamed)
    draft.projectType = nil
    draft.projectTypeText = nil
    try check(draft.type)
    return draft
  }

  /// A name that repeats what one branch means, with the alias in its place.
  private func renamed(_ field: String) -> String {
    for target in targets.map(\.lastName).sorted() {
      if field.hasPrefix(target.lowerCamel),
        field.dropFirst(target.count).first?.isLowercase != true
      {
        return name.lastName.lowerCamel + field.dropFirst(target.count)
      }
      if field.hasSuffix(target.upperCamel) {
        return field.dropLast(target.count) + name.lastName.upperCamel
      }
    }
    return field
  }

  /// What the members of one branch give may be missing in the others too.
  private func check(_ type: FieldType) throws(Refusal) {
    let scope = project.scope
    if !scope.visibility(of: owner).isHidden, scope.isHidden(name, in: owner) {
      throw Refusal(.lessVisible, "'\(name)' is private, and 'Dependencies' is not")
    }
    guard !isOwnerConditional else { return }
    for name in WrittenType(parsing: type.description).names.sorted() where name != self.name {
      guard let found = scope.type(named: name, in: owner) else { continue }
      let declarations = scope.ownDeclarations(of: found)
      if !declarations.isEmpty, declarations.allSatisfy(isConditional) {
        throw Refusal(
          .conditionalCode, "'\(name)' is declared under '#if', and the field would need it always"
        )
      }
    }
  }

  private func isConditional(_ part: DeclarationPart) -> Bool {
    let offset = Int(project.scope.fact(part).position.offset)
    return project.source(part.file)?.isConditional(at: offset) == true
  }
}
