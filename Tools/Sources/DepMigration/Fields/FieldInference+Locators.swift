import DepFacts
import DepModel
import DepPlan
import DepSyntax

extension FieldInference {
  private var scope: ProjectScope { project.scope }

  /// Whether a locator hands the thing out as a static of its own: `ServiceLocator.stores`.
  func handsOut(_ dependency: Dependency) -> Bool {
    guard let index = dependency.target.singleton else { return false }
    let singleton = project.model.singletons[index]
    return singleton.owner != nil && singleton.valueTypeID != singleton.owner
      && dependency.expression.lastName == singleton.name.lastName
  }

  /// Whether the locator itself is taken, and nothing is asked of it: `let services = App.shared`.
  func isItself(_ dependency: Dependency) -> Bool {
    guard let index = dependency.target.singleton else { return false }
    let singleton = project.model.singletons[index]
    return singleton.owner != nil && singleton.valueTypeID == singleton.owner
      && dependency.expression.lastName == singleton.name.lastName
  }

  /// What a locator hands out: the member is injected, and not the locator.
  func locator(_ dependency: Dependency, _ site: UseSite) throws(Refusal) -> FieldDraft {
    let asked = dependency.expression.lastName
    if asksFunction(dependency), let holder = holder(of: dependency) {
      return try function(of: holder, dependency, site)
    }
    if let holder = holder(of: dependency), let member = scope.property(asked, of: holder),
      let type = PropertyType.of(member, in: holder, project)
    {
      try scope.type(named: type.name, in: holder).map(checkIsNoContainer)
    }
    if let own = staticOfLocator(dependency) {
      return try FacadeField(project: project).field(for: own, at: site)
    }
    guard dependency.expression.contains("."),
      // What begins with a member of the instance means nothing outside of it.
      dependency.expression.isCapitalized || isGlobal(dependency),
      let holder = holder(of: dependency), let member = scope.property(asked.baseName, of: holder),
      try isOfOneType(member, in: holder),
      let type = PropertyType.of(member, in: holder, project)
    else {
      let isOwn = !dependency.expression.isCapitalized && !isGlobal(dependency)
      throw Refusal(
        .typeUnknown,
        "the locator chooses the object at run time"
          + (isOwn ? "; '--handed-containers' may convert what is asked of it" : ""))
    }
    let actor = isolation(of: member, in: holder, of: dependency)
    let name = asked.baseName.lowerCamel
    if asked.contains("(") || site.call != nil {
      return try closure(type, actor, name, dependency, site)
    }
    return FieldDraft(
      identity: dependency.expression, names: [name, "current" + name.upperCamel],
      type: .provider(of: type, actor: actor), live: "{ \(dependency.expression) }",
      access: .provider, projectType: nil, isSendable: true,
      origins: [project.model.types[holder].place.file])
  }

  /// Refuses a container: a test would have to fill it, as the program does.
  func checkIsNoContainer(_ type: Int) throws(Refusal) {
    guard scope.isAskedForAnyType(type) else { return }
    throw Refusal(.typeUnknown, "the code uses the container itself")
  }

  /// Throws for a member whose type depends on the target or the branch of `#if`.
  private func isOfOneType(_ member: MemberFact, in holder: Int) throws(Refusal) -> Bool {
    guard PropertyType.isTheSameInAllBuilds(member, in: holder, scope) else {
      throw Refusal(.typeUnknown, "the sources declare '\(member.name)' with several types")
    }
    return true
  }

  /// The same place as the use of a static facade, where the locator declares the static itself.
  func staticOfLocator(_ dependency: Dependency) -> Dependency? {
    guard dependency.kind == .locator, !handsOut(dependency), dependency.expression.isCapitalized,
      let holder = holder(of: dependency)
    else { return nil }
    let name = dependency.expression.lastName.baseName
    let isStatic = scope.members(of: holder).contains {
      $0.name == name && $0.flags.contains(.isStatic) && $0.attributes.isEmpty
    }
    guard isStatic, scope.property(name, of: holder) == nil else { return nil }
    var own = dependency
    own.kind = .staticFacade
    own.target = .init(name: project.model.types[holder].name + "." + name, type: holder)
    return own
  }

  /// A closure that the locator keeps, and that the place calls: `Current.now()`.
  private func closure(
    _ type: FieldType, _ actor: String?, _ name: String, _ dependency: Dependency,
    _ site: UseSite
  ) throws(Refusal) -> FieldDraft {
    guard let call = site.call, let count = type.parameterCount, call.labels.count == count,
      !call.hasTrailingClosure, type.attributes.allSatisfy({ $0 == "@Sendable" })
    else {
      throw Refusal(.argumentsUnknown, "the locator gives something that is called here")
    }
    let arguments = (0..<count).map { "$\($0)" }.joined(separator: ", ")
    let called = "\(dependency.expression.baseName)(\(arguments))"
    let marks = type.callMarks
    let marked =
      ([actor, "@Sendable"].compactMap(\.self) + [type.without(["@Sendable"]).description])
    return FieldDraft(
      identity: dependency.expression.baseName + "()",
      names: [name, "current" + name.upperCamel],
      type: FieldType(marked.joined(separator: " ")), live: "{ \(marks)\(called) }",
      access: count == 0 ? .provider : .call(argumentCount: count), projectType: nil,
      isSendable: true)
  }

  /// A member of an object that is only a bag of others: `Services.shared.tracker`.
  func member(_ member: BagMembers.Member) throws(Refusal) -> FieldDraft {
    guard let written = member.type.type else { throw Refusal(.typeUnknown, "its type is unknown") }
    let dependency = member.dependency
    let name = member.fact.name
    let id = scope.type(named: written.name, in: member.bag)
    let expression =
      expression(of: member.singleton, member.holder, dependency) + "." + name.escapedAsMember
    try check(written, id, in: expression, dependency)
    let draft = FieldDraft(
      identity: expression,
      names: [name, project.model.types[member.bag].name.lowerCamel + name.upperCamel],
      type: written, live: expression, access: .value, projectType: id,
      isSendable: member.type.isSendable, origins: [project.model.types[member.bag].place.file],
      projectTypeText: written.description)
    return handedOut(
      draft, member.type,
      made: [member.bag, member.singleton.builtTypeID].compactMap(\.self) + member.made, dependency)
  }

  func isolation(
    of member: MemberFact, in holder: Int, of dependency: Dependency
  ) -> String? {
    if member.flags.contains(.isNonisolated) { return nil }
    return scope.isolation(of: member)
      ?? scope.isolation(of: holder, seenFrom: dependency.owner ?? holder)
  }

  private func isGlobal(_ dependency: Dependency) -> Bool {
    guard let index = dependency.target.singleton else { return false }
    return dependency.expression.hasPrefix(project.model.singletons[index].name + ".")
  }

  /// The type whose member the use is: that of the singleton or global before it, or the one named.
  func holder(of dependency: Dependency) -> Int? {
    if let index = dependency.target.singleton {
      return project.model.singletons[index].valueTypeID
    }
    let name = dependency.expression.split(separator: ".").dropLast().joined(separator: ".")
    if let type = scope.type(named: name, in: dependency.owner, file: dependency.file) {
      return type
    }
    guard let owner = dependency.owner, let global = scope.variable(named: name, in: owner) else {
      return nil
    }
    return (global.type ?? global.value?.calledName).flatMap { scope.type(named: $0, in: owner) }
  }
}
