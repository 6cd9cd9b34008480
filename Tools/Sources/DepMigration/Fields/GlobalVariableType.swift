import DepFacts
import DepModel
import DepSyntax

/// The type of a variable outside of instances.
enum GlobalVariableType {
  /// As written, or as the call that makes its value tells; nil where neither does.
  static func type(
    of dependency: Dependency, _ suggestion: FieldSuggestion, in project: ProjectTrees
  ) -> FieldType? {
    let provider = FieldType(suggestion.type)
    if let type = provider.result(ofPlainClosureWith: ["@Sendable"]), type.description != "Value" {
      return type.attributes.contains("@escaping") ? nil : seen(type, dependency, project)
    }
    guard let owner = dependency.owner,
      let member = project.scope.variable(named: dependency.target.name, in: owner)
    else { return nil }
    if let value = member.value, value.kind == .call, value.path.count == 1,
      let call = value.path.first,
      let made = PropertyType.made(by: call, near: owner, project.scope)
    {
      return FieldType(made)
    }
    guard let file = project.scope.file(ofVariable: dependency.target.name, in: owner) else {
      return nil
    }
    let near = declaring(dependency, project) ?? owner
    return ValueType.of(member, in: file, near: near, project).map {
      seen(FieldType($0), dependency, project)
    }
  }

  /// A type that is written beside a static variable, as another type writes it.
  private static func seen(
    _ type: FieldType, _ dependency: Dependency, _ project: ProjectTrees
  ) -> FieldType {
    guard let declaring = declaring(dependency, project) else { return type }
    return FieldType(project.scope.qualified(type.description, in: declaring))
  }

  /// The type whose static it is.
  private static func declaring(_ dependency: Dependency, _ project: ProjectTrees) -> Int? {
    let holder = dependency.target.name.holderName
    guard !holder.isEmpty, let owner = dependency.owner else { return nil }
    return project.scope.type(named: holder, in: owner)
  }
}
