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
      let type = GlobalVariableType.type(of: dependency, suggestion, in: project)
    else {
      throw Refusal(.typeUnknown, "'\(dependency.expression)' has no written type")
    }
    let simple = type.isPlainName ? type.name : ""
    let name = FieldNames.base(ofVariable: dependency.target.name, type: simple)
    if type.result(ofPlainClosureWith: []) != nil, site.isCalledWithoutArguments {
      // The value is a function itself, which the field can stand for.
      return FieldDraft(
        identity: dependency.target.name + "()", names: [name, "call" + name.upperCamel],
        type: "@Sendable \(type)", live: "{ \(dependency.target.name)() }", access: .value,
        projectType: nil, isSendable: true)
    }
    return FieldDraft(
      identity: dependency.target.name,
      names: FieldNames.ofVariable(dependency.target.name, type: simple),
      type: .provider(of: type), live: "{ \(dependency.target.name) }",
      access: .provider, projectType: nil,
      isSendable: true)
  }
}
