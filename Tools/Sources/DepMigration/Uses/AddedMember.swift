import DepFacts
import DepModel
import DepSyntax

/// A member that the project adds to the type of a singleton of an SDK:
/// `UIApplication.shared.orientation`.
struct AddedMember {
  /// The closure that reads it.
  let call: AmbientCall

  /// Nil for what takes arguments, and where the sources do not write its type.
  init?(_ member: String, of singleton: String, in project: ProjectTrees) {
    let name = member.hasSuffix("()") ? String(member.dropLast(2)) : member
    let holder = String(singleton.prefix { $0 != "." })
    let declared = project.scope.membersAdded(to: holder).filter { $0.name == name }
    guard declared.count == 1, let found = declared.first, !found.access.isHidden,
      found.parameters.isEmpty, !found.flags.contains(.isStatic),
      (found.kind == .function) == (name != member)
    else { return nil }
    let type = found.type ?? (found.kind == .function ? "Void" : "")
    guard !type.isEmpty, !type.hasSuffix("!"), FieldType(type).canBeClosureParameter else {
      return nil
    }
    let isAsync = found.flags.contains(.isAsync)
    let isThrowing = found.flags.contains(.isThrowing)
    var call = AmbientCall()
    call.names = [name, holder.lowerCamel + name.upperCamel]
    call.parameters = "()" + (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
    call.result = type
    call.live =
      "{ \(isThrowing ? "try " : "")\(isAsync ? "await " : "")\(singleton).\(member) }"
    call.isDiscardable = found.kind == .function && type != "Void"
    self.call = call
  }
}
