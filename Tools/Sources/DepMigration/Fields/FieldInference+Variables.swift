import DepFacts
import DepModel
import DepPlan
import DepSyntax

extension FieldInference {
  /// The field for a variable of the project.
  func variable(
    _ dependency: Dependency, _ site: UseSite
  ) throws(Refusal) -> FieldDraft {
    let isAssigned = dependency.role == .write && site.next == nil && !site.isSubscripted
    guard let suggestion = dependency.suggestion,
      var type = GlobalVariableType.type(of: dependency, suggestion, in: project)
    else {
      throw Refusal(.typeUnknown, "'\(dependency.expression)' has no written type")
    }
    let isObject = dependency.owner.map { project.scope.isObject(type.name, near: $0) } == true
    guard dependency.role == .read || isAssigned || isObject else {
      throw Refusal(.assignedSingleton, "the field would hold a copy of the variable")
    }
    if let owner = dependency.owner {
      try checkVisibility(of: dependency, type, isAssigned: isAssigned, in: owner)
    }
    if isAssigned { return try setter(dependency, type, site) }
    if type.isImplicitlyUnwrapped {
      guard site.isUnwrappedByUse else {
        throw Refusal(
          .typeUnknown,
          "the code may take '\(dependency.expression)' as an optional: its type is implicitly "
            + "unwrapped")
      }
      // The type of a closure can have no '!'; the closure unwraps what the code did.
      type = FieldType(String(type.description.dropLast()))
    }
    let simple = type.isPlainName ? type.name : ""
    let name = FieldNames.base(ofVariable: dependency.target.name, type: simple)
    let actor = actor(ofVariable: dependency)
    if type.result(ofPlainClosureWith: []) != nil, site.isCalledWithoutArguments {
      // The value is a function itself, which the field can stand for.
      return FieldDraft(
        identity: dependency.target.name + "()", names: [name, "call" + name.upperCamel],
        type: "\(actor.map { $0 + " " } ?? "")@Sendable \(type)",
        live: "{ \(dependency.target.name)() }", access: .value,
        projectType: nil, isSendable: true)
    }
    let module = module(before: dependency, ifReadBy: name)
    return FieldDraft(
      identity: dependency.target.name,
      names: (module == nil ? [] : [name])
        + FieldNames.ofVariable(dependency.target.name, type: simple),
      type: .provider(of: type, actor: actor),
      live: "{ \(module.map { $0 + "." } ?? "")\(dependency.target.name.escapedPath) }",
      access: .provider, projectType: nil,
      isSendable: true)
  }

  /// The closure that assigns to a variable of the project.
  private func setter(
    _ dependency: Dependency, _ type: FieldType, _ site: UseSite
  ) throws(Refusal) -> FieldDraft {
    let taken =
      type.isImplicitlyUnwrapped ? FieldType(type.description.dropLast() + "?") : type
    let value = try AssignedValue(
      of: taken, on: actor(ofVariable: dependency), at: site, in: dependency.owner, project)
    let name = dependency.target.name
    let base = FieldNames.base(ofVariable: name, type: type.isPlainName ? type.name : "")
    // A struct that is there may have a field of that name already.
    let isThere = dependency.owner.map { project.model.types[$0].dependencies != nil } == true
    let module = module(before: dependency, ifReadBy: isThere ? name : base)
    if isThere, module == nil, !name.contains(".") {
      throw Refusal(.nameTaken, "a field of the struct may be called '\(name)', too")
    }
    return FieldDraft(
      identity: "\(name) = $0",
      names: AssignedValue.names(reading: [base] + FieldNames.ofStatic(name, labels: [])),
      type: value.signature.closure(giving: "Void"),
      live: "{ \(module.map { $0 + "." } ?? "")\(name.escapedPath) = $0 }", access: .assignment,
      projectType: nil, isSendable: true)
  }

  /// The struct stands in the file that declares the type, and must see the variable from there.
  private func checkVisibility(
    of dependency: Dependency, _ type: FieldType, isAssigned: Bool, in owner: Int
  ) throws(Refusal) {
    let scope = project.scope
    let name = dependency.target.name
    let hidden = WrittenType(parsing: type.description).names.sorted().first {
      !scope.visibility(of: owner).isHidden && scope.isHidden($0, in: owner)
    }
    if let hidden {
      throw Refusal(.lessVisible, "'\(hidden)' is private, and 'Dependencies' is not")
    }
    let home = project.model.types[owner].place.file
    let holder = name.holderName
    if let type = scope.type(named: holder, in: owner, file: dependency.file) {
      if project.model.types[type].place.file != home, scope.visibility(of: type).isHidden {
        throw Refusal(.lessVisible, "'\(holder)' is private in another file")
      }
      if scope.parts(of: type).contains(where: { scope.fact($0).isLocal }) {
        throw Refusal(.lessVisible, "'\(holder)' is declared inside of a function")
      }
    }
    guard let member = scope.variable(named: name, in: owner),
      let file = scope.file(ofVariable: name, in: owner), file != home
    else { return }
    if member.access.isHidden {
      throw Refusal(.lessVisible, "'\(name)' is private in another file")
    }
    if isAssigned, member.setterAccess.isHidden {
      throw Refusal(.lessVisible, "the setter of '\(name)' is private in another file")
    }
  }

  /// The actor on which a variable of the project is read.
  private func actor(ofVariable dependency: Dependency) -> String? {
    guard let owner = dependency.owner,
      let member = project.scope.variable(named: dependency.target.name, in: owner),
      !member.flags.contains(.isNonisolated)
    else { return nil }
    if let own = project.scope.isolation(of: member) { return own }
    let name = dependency.target.name
    let holder = name.holderName
    guard holder.isEmpty else {
      return project.scope.type(named: holder, in: owner).flatMap {
        project.scope.isolation(of: $0, seenFrom: owner)
      }
    }
    return project.scope.file(ofVariable: name, in: owner).flatMap {
      project.scope.isolation(ofFunctionIn: $0, seenFrom: owner)
    }
  }

  /// The module that a closure names before a variable at file level, where the field that reads
  /// the variable would else need another name.
  private func module(before dependency: Dependency, ifReadBy field: String) -> String? {
    let name = dependency.target.name
    guard let owner = dependency.owner, name == field,
      let file = project.scope.file(ofVariable: name, in: owner)
    else { return nil }
    let module = project.records[file].module
    let home = project.model.types[owner].place.file
    return project.scope.mayName(module: module, in: home) ? module : nil
  }
}
