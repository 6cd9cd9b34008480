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
      return type.attributes.contains("@escaping") ? nil : type
    }
    guard let member = member(named: dependency.target.name, in: project),
      let value = member.value, value.kind == .call, value.path.count == 1,
      let call = value.path.first, let owner = dependency.owner,
      project.scope.makesItself(call, near: owner)
    else { return nil }
    return FieldType(call.baseName)
  }

  private static func member(named name: String, in project: ProjectTrees) -> MemberFact? {
    let simple = name.lastName
    var found: MemberFact?
    for record in project.records {
      for member in record.facts.members
      where member.name == simple && member.kind == .storedProperty
        && (member.owner < 0 || member.flags.contains(.isStatic))
      {
        if found != nil { return nil }
        found = member
      }
    }
    return found
  }
}
