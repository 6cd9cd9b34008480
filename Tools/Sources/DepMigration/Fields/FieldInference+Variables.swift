import DepFacts
import DepModel
import DepPlan
import DepSyntax

extension FieldInference {
  /// The field for a variable of the project.
  func variable(
    _ dependency: Dependency, _ site: UseSite
  ) throws(Refusal) -> FieldDraft {
    guard dependency.role == .read else {
      throw Refusal(.assignedSingleton, "the field would hold a copy of the variable")
    }
    guard let suggestion = dependency.suggestion,
      var type = GlobalVariableType.type(of: dependency, suggestion, in: project)
    else {
      throw Refusal(.typeUnknown, "'\(dependency.expression)' has no written type")
    }
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
    let module = moduleBefore(variable: dependency)
    return FieldDraft(
      identity: dependency.target.name,
      names: (module == nil ? [] : [name])
        + FieldNames.ofVariable(dependency.target.name, type: simple),
      type: .provider(of: type, actor: actor),
      live: "{ \(module.map { $0 + "." } ?? "")\(dependency.target.name) }",
      access: .provider, projectType: nil,
      isSendable: true)
  }

  /// The actor on which a variable of the project is read.
  private func actor(ofVariable dependency: Dependency) -> String? {
    guard let owner = dependency.owner,
      let member = project.scope.variable(named: dependency.target.name, in: owner),
      !member.flags.contains(.isNonisolated)
    else { return nil }
    if let own = project.scope.isolation(of: member) { return own }
    let name = dependency.target.name
    let holder = String(name.dropLast(name.lastName.count + 1))
    guard holder.isEmpty else {
      return project.scope.type(named: holder, in: owner).flatMap {
        project.scope.isolation(of: $0, seenFrom: owner)
      }
    }
    return project.scope.file(ofVariable: name, in: owner).flatMap {
      project.scope.isolation(ofFunctionIn: $0, seenFrom: owner)
    }
  }

  /// The module that a closure names before a variable at file level, where the field would else
  /// need another name.
  private func moduleBefore(variable dependency: Dependency) -> String? {
    let name = dependency.target.name
    guard let owner = dependency.owner, !name.contains("."),
      let file = project.scope.file(ofVariable: name, in: owner)
    else { return nil }
    let module = project.records[file].module
    let home = project.model.types[owner].place.file
    return project.scope.mayName(module: module, in: home) ? module : nil
  }
}
