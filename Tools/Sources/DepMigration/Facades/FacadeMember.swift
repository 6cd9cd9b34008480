import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The declarations that a use of a static of the project may mean.
struct FacadeMember {
  struct Found {
    let file: Int
    let part: DeclarationPart
    let member: MemberFact
  }

  /// How code of the type that uses it writes it: `Analytics.track`.
  let name: String
  /// The overloads, in the order of files.
  let members: [Found]
  private let declaring: Int
  private let user: Int
  private let project: ProjectTrees
  private var scope: ProjectScope { project.scope }

  /// Nil where the sources do not declare it.
  init?(_ dependency: Dependency, _ project: ProjectTrees) throws(Refusal) {
    guard let declaring = dependency.target.type, let user = dependency.owner else { return nil }
    self.declaring = declaring
    self.user = user
    self.project = project
    let own = dependency.target.name.lastName
    let scope = project.scope
    members = scope.parts(of: declaring).flatMap { part in
      scope.members(of: part).filter { $0.flags.contains(.isStatic) && $0.name == own }
        .map { Found(file: part.file, part: part, member: $0) }
    }
    name = try Self.holder(dependency, declaring, user, project) + "." + own
    if members.isEmpty { return nil }
    if members.contains(where: { $0.member.kind == .subscript }) {
      throw Refusal(.argumentsUnknown, "no closure can take the place of a static subscript")
    }
    try checkVisibility()
  }

  /// Whether a use of a static means a function.
  static func isFunction(_ dependency: Dependency, in scope: ProjectScope) -> Bool {
    guard dependency.kind == .staticFacade, let declaring = dependency.target.type else {
      return false
    }
    let name = dependency.target.name.lastName
    return scope.members(of: declaring).contains {
      $0.flags.contains(.isStatic) && $0.name == name && $0.kind == .function
    }
  }

  /// The type before the dot, as `live` names it: a subclass stays what it is.
  private static func holder(
    _ dependency: Dependency, _ declaring: Int, _ user: Int, _ project: ProjectTrees
  ) throws(Refusal) -> String {
    let scope = project.scope
    let path = dependency.chain(in: project.records[dependency.file].facts)
    let base = path.map { $0.components.prefix($0.length - 1).joined(separator: ".") } ?? ""
    let named =
      base.isCapitalized
      ? scope.type(named: base, in: user, file: dependency.file) ?? declaring : declaring
    let entry = project.model.types[named]
    if entry.kind == .protocol || scope.isGeneric(named) {
      throw Refusal(.argumentsUnknown, "'\(entry.name)' is a protocol or generic")
    }
    let meant = scope.type(named: entry.name, in: user)
    if meant != named, meant != nil || entry.kind != .extension {
      throw Refusal(.nameTaken, "'\(entry.name)' has another meaning there")
    }
    return entry.name.escapedPath
  }

  /// The struct stands in the file that declares the type, and must see the static from there.
  private func checkVisibility() throws(Refusal) {
    let home = project.model.types[user].place.file
    let isSeen = members.contains { found in
      found.file == home
        || !found.member.access.isHidden && !scope.visibility(of: declaring).isHidden
          && !(scope.fact(found.part).kind == .extension && scope.fact(found.part).access.isHidden)
    }
    if !isSeen { throw Refusal(.lessVisible, "'\(name)' is private in another file") }
  }

  /// Whether a name in its type is private, while the user's `Dependencies` is not.
  func hides(_ type: String) -> Bool {
    guard let found = scope.type(named: type, in: user) else { return false }
    return scope.visibility(of: found).isTooHidden(for: scope.visibility(of: user))
  }

  /// A type as it is written beside the static, as other types write it.
  func qualified(_ written: String) -> String { scope.qualified(written, in: declaring) }

  /// The type of a property, as written or as the call that makes its value tells.
  func type(of found: Found) -> String? {
    if let written = found.member.type { return qualified(written) }
    guard found.member.attributes.isEmpty else { return nil }
    return PropertyType.of(found.member, in: declaring, project)?.description
  }

  // MARK: Isolation

  /// The attribute of the actor on which it runs.
  func actor(of found: Found) -> String? {
    if found.member.flags.contains(.isNonisolated) { return nil }
    if let own = ownActor(of: found) { return own }
    if isLikelyOnMainActor { return "@MainActor" }
    return scope.isolation(of: declaring, seenFrom: user)
  }

  /// Whether an SDK puts the type on the main actor, as far as tables and names tell.
  private var isLikelyOnMainActor: Bool {
    let name = project.model.types[declaring].name
    return scope.isOnMainActor(name) || scope.isLikelyOnMainActor(declaring)
      || project.model.types[declaring].kind == .extension
        && [.viewEndings, .viewControllerEndings].contains {
          scope.sdk.looksLikeClass(name, endingIn: $0)
        }
  }

  private func ownActor(of found: Found) -> String? {
    scope.isolation(of: found.member)
      ?? scope.actor(in: scope.fact(found.part).attributes).map { "@" + $0 }
  }

  /// Whether it runs on the actor only because of what its type inherits from an SDK.
  func isIsolatedBySDK(_ found: Found) -> Bool {
    ownActor(of: found) == nil
      && (isLikelyOnMainActor || scope.isIsolatedBySDK(declaring))
  }
}
