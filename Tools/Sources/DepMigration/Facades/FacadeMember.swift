import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The declarations that a use of a static or a function at file level may mean.
struct FacadeMember {
  struct Found {
    let file: Int
    /// Nil at file level.
    let part: DeclarationPart?
    let member: MemberFact

    fileprivate var place: Place { Place(file: file, position: member.position) }
  }

  /// How code of the type that uses it writes it: `Analytics.track`.
  let name: String
  /// How the struct writes it; a function at file level with its module, where that is known.
  let reference: String
  /// The overloads, in the order of files.
  private(set) var members: [Found]
  /// Nil for a function at file level.
  private let declaring: Int?
  /// The type that uses it.
  let user: Int
  private let project: ProjectTrees
  private var scope: ProjectScope { project.scope }

  /// Nil where the sources do not declare it.
  init?(_ dependency: Dependency, _ project: ProjectTrees) throws(Refusal) {
    guard let user = dependency.owner else { return nil }
    declaring = dependency.target.type
    self.user = user
    self.project = project
    members = Self.overloads(dependency, project)
    if declaring == nil {
      let meant = Self.functions(dependency, seenFrom: dependency.file, project)
      guard meant.map(\.place) == members.map(\.place) else {
        throw Refusal(
          .lessVisible,
          "'\(dependency.target.name)' means another function in the file that declares the type")
      }
    }
    if members.isEmpty {
      guard case .node? = dependency.reach, declaring == nil else { return nil }
      throw Refusal(
        .lessVisible, "the file that declares the type cannot see '\(dependency.target.name)'")
    }
    let holder = try declaring.map { declaring throws(Refusal) in
      try Self.holder(dependency, declaring, user, project) + "."
    }
    name = holder.map { $0 + dependency.target.name.lastName } ?? dependency.target.name.escaped
    let module = members.first.map { project.records[$0.file].module } ?? ""
    let mayNameModule =
      declaring == nil
      && project.scope.mayName(
        module: module, in: project.model.types[user].place.file)
    // Code that names its own module does so because a member has the name too.
    let namesModule = declaring == nil && dependency.expression.hasPrefix(module + ".")
    reference = mayNameModule || namesModule ? "\(module).\(name)" : name
    if members.contains(where: { $0.member.kind == .subscript }) {
      throw Refusal(.argumentsUnknown, "no closure can take the place of a static subscript")
    }
  }

  /// Drops what the place does not mean where a property and functions have one name.
  mutating func keep(functions areMeant: Bool) {
    let meant = members.filter { ($0.member.kind == .function) == areMeant }
    if !meant.isEmpty { members = meant }
  }

  /// Whether a use of a static means a function.
  static func isFunction(_ dependency: Dependency, in project: ProjectTrees) -> Bool {
    dependency.kind == .staticFacade
      && overloads(dependency, project).contains { $0.member.kind == .function }
  }

  private static func functions(
    _ dependency: Dependency, seenFrom file: Int, _ project: ProjectTrees
  ) -> [Found] {
    project.scope.functions(named: dependency.target.name, seenFrom: file).map {
      Found(file: $0.file, part: nil, member: $0.member)
    }
  }

  private static func overloads(_ dependency: Dependency, _ project: ProjectTrees) -> [Found] {
    let scope = project.scope
    guard let declaring = dependency.target.type else {
      guard let owner = dependency.owner else { return [] }
      // The struct stands in the file of the type, and calls the function from there.
      let file = project.model.types[owner].place.file
      return functions(dependency, seenFrom: file, project)
    }
    let name = dependency.target.name.lastName
    return scope.parts(of: declaring).flatMap { part in
      scope.members(of: part).filter { $0.flags.contains(.isStatic) && $0.name == name }
        .map { Found(file: part.file, part: part, member: $0) }
    }
  }

  /// The type before the dot, as `live` names it: where the code names a subclass, the subclass.
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
    let isGeneric =
      scope.isGeneric(named)
      || entry.kind == .extension && scope.sdk.lists(entry.name, in: .genericTypes)
    if entry.kind == .protocol || isGeneric {
      throw Refusal(.argumentsUnknown, "'\(entry.name)' is a protocol or generic")
    }
    let meant = scope.type(named: entry.name, in: user)
    if meant != named, meant != nil || entry.kind != .extension {
      throw Refusal(.nameTaken, "'\(entry.name)' has another meaning there")
    }
    return entry.name.escapedPath
  }

  /// Names for the field, the best one first.
  func names(labels: [String]) -> [String] {
    guard declaring != nil else {
      return FieldNames.ofFunction(
        members[0].member.name, labels: labels, namesModule: reference != name)
    }
    let names = FieldNames.ofStatic(name, labels: labels)
    let holder = name.holderName.lastName
    guard let first = names.first, first == name.lastName,
      members.allSatisfy({ $0.member.isOfOwnType(holder) })
    else { return names }
    return [FieldNames.withKind(first, of: holder)] + names
  }

  /// The struct stands in the file that declares the type, and must see the static from there.
  func checkVisibility(of found: Found, isAssigned: Bool = false) throws(Refusal) {
    if found.file == project.model.types[user].place.file { return }
    let part = found.part.map(scope.fact)
    let isHidden =
      found.member.access.isHidden
      || declaring.map { scope.visibility(of: $0).isHidden } == true
      || part?.kind == .extension && part?.access.isHidden == true
    if isHidden { throw Refusal(.lessVisible, "'\(name)' is private in another file") }
    if isAssigned, found.member.setterAccess.isHidden {
      throw Refusal(.lessVisible, "the setter of '\(name)' is private in another file")
    }
  }

  /// Whether a name in its type is private, while the user's `Dependencies` is not.
  func hides(_ type: String) -> Bool {
    !scope.visibility(of: user).isHidden && scope.isHidden(type, in: user)
  }

  /// Whether what follows a value of a type in a chain of names changes the value, as far as the
  /// project declares it: `counts.up()`, where `up()` is mutating.
  func isChanged(_ type: FieldType, by chain: [String]) -> Bool {
    var holder = scope.type(named: type.name, in: declaring ?? user)
    for component in chain {
      guard let type = holder, project.model.types[type].kind != .class else { return false }
      let name = component.baseName
      if component.isCall { return MutatingFunctions(name, of: type, project).isAny }
      holder = scope.propertyType(name, of: type).flatMap {
        scope.type(named: FieldType($0).name, in: type)
      }
    }
    return false
  }

  /// Whether a call may change a value whose type neither a source nor a table tells of.
  func mayBeChanged(_ type: FieldType, by next: String) -> Bool {
    let name = type.name.lastName
    let known: [SDKTables.List] = [
      .classesWithDependencies, .foundationTypes, .mainActorTypes, .plainClasses, .plainValues,
      .sendableTypes, .standardTypes, .typesThatStay,
    ]
    return next.isCall && type.isPlainName
      && scope.type(named: type.name, in: declaring ?? user) == nil
      && !scope.sdk.hasClassPrefix(name) && !known.contains { scope.sdk.lists(name, in: $0) }
  }

  /// A type as it is written beside the static, as other types write it.
  func qualified(_ written: String) -> String {
    declaring.map { scope.qualified(written, in: $0) } ?? written
  }

  /// A type of a signature that may stand inside of a type which was not read, and that the
  /// extension names alone: `Key` of `NSAttributedString`.
  func nestedName(in types: [String]) -> String? {
    guard let declaring, project.model.types[declaring].kind == .extension else { return nil }
    return types.flatMap { WrittenType(parsing: $0).names }.sorted().first { name in
      name != self.name.holderName && !["Any", "Self", "Void"].contains(name)
        && name.dropFirst().allSatisfy(\.isLowercase)
        && scope.type(named: name, in: declaring) == nil && !scope.isAlias(name)
        && [.standardTypes, .foundationTypes, .viewProtocols].allSatisfy {
          !scope.sdk.lists(name, in: $0)
        }
    }
  }

  /// A type with the name of the one that is asked in the place of `Self`, which says the same only
  /// inside of it.
  func naming(_ type: String) -> String {
    type.replacing(word: "Self", with: name.holderName)
  }

  /// The type of a property, as written or as the call that makes its value tells.
  func type(of found: Found) -> String? {
    if let written = found.member.type { return qualified(written) }
    guard found.member.attributes.isEmpty, let declaring else { return nil }
    return PropertyType.of(found.member, in: declaring, project)?.description
      ?? ValueType.of(found.member, in: found.file, near: declaring, project).map(qualified)
  }

  /// Whether a name is a case of a type, as it is written beside the static.
  func isCase(_ name: String, of type: String) -> Bool {
    scope.isCase(name, of: FieldType(type).name, near: declaring ?? user)
  }

  // MARK: Isolation

  /// The attribute of the actor on which it runs.
  func actor(of found: Found) -> String? {
    let isInNonisolated = found.part.map { scope.fact($0).isNonisolated } == true
    if found.member.flags.contains(.isNonisolated) || isInNonisolated { return nil }
    if let own = ownActor(of: found) { return own }
    guard let declaring else { return scope.isolation(ofFunctionIn: found.file, seenFrom: user) }
    if isLikelyOnMainActor(declaring) { return "@MainActor" }
    return scope.isolation(of: declaring, seenFrom: user)
  }

  /// Whether an SDK puts the type on the main actor, as far as tables and names tell.
  private func isLikelyOnMainActor(_ declaring: Int) -> Bool {
    let name = project.model.types[declaring].name
    return scope.isOnMainActor(name) || scope.isLikelyOnMainActor(declaring)
      || project.model.types[declaring].kind == .extension
        && [.viewEndings, .viewControllerEndings].contains {
          scope.sdk.looksLikeClass(name, endingIn: $0)
        }
  }

  private func ownActor(of found: Found) -> String? {
    scope.isolation(of: found.member)
      ?? found.part.flatMap { scope.actor(in: scope.fact($0).attributes) }.map { "@" + $0 }
  }

  /// Whether it runs on the actor only because of what its type inherits from an SDK.
  func isIsolatedBySDK(_ found: Found) -> Bool {
    guard let declaring, ownActor(of: found) == nil else { return false }
    return isLikelyOnMainActor(declaring) || scope.isIsolatedBySDK(declaring)
  }
}

extension MemberFact {
  /// Whether it is a property that gives an object of the type which has it.
  fileprivate func isOfOwnType(_ type: String) -> Bool {
    [.storedProperty, .computedProperty].contains(kind) && self.type == type
  }
}
