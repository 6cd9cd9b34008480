import DepFacts
import DepModel
import DepSyntax

extension SingletonType {
  /// What the declaration of a member says that code reads from the object in a singleton.
  init(
    _ member: MemberFact, _ type: FieldType, of object: Int, in holder: SingletonType,
    isReplaceable: Bool, seenFrom user: Int, _ project: ProjectTrees
  ) {
    let scope = project.scope
    let own = scope.isolation(of: member)
    let ofObject =
      member.flags.contains(.isNonisolated) ? nil : scope.isolation(of: object, seenFrom: user)
    self.type = type
    actor = own ?? ofObject ?? holder.actor
    isIsolatedConstant = false
    isIsolatedBySDK =
      own == nil && (ofObject == nil ? holder.isIsolatedBySDK : scope.isIsolatedBySDK(object))
    isComputed = member.kind != .storedProperty
    isFunction = false
    flags = member.flags
    isUnsafe = false
    isAssigned = isReplaceable || !member.flags.contains(.isLet)
    isSendable =
      scope.type(named: type.name, in: object).map { scope.isSendable($0) } ?? false
    isUnwrapped = false
  }
}
