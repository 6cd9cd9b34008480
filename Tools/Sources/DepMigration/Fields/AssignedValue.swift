import DepModel
import DepPlan
import DepSyntax

/// The value that a closure takes to assign it to a variable outside of instances.
struct AssignedValue {
  /// What the closure takes.
  let signature: CallSignature

  /// Refuses what no closure can assign: a closure would have to escape, which an alias hides.
  init(
    of type: FieldType, on actor: String?, at site: UseSite, in user: Int?, _ project: ProjectTrees
  ) throws(Refusal) {
    let isAlias = user.map { project.scope.standsForClosure(type.name, in: $0) } == true
    guard site.assignedValue != nil, !type.mentionsClosure, !isAlias else {
      throw Refusal(.assignedSingleton, "no closure is known for this form of assignment")
    }
    var signature = CallSignature(labels: ["_"], types: [type.description])
    signature.actor = actor
    self.signature = signature
  }

  /// Names for the closure, given those of one that reads the variable.
  static func names(reading names: [String]) -> [String] { names.map { "set" + $0.upperCamel } }
}
