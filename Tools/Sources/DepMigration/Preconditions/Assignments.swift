import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// A use with the project, which knows the kinds of types.
struct FieldUse {
  let use: HiddenUse
  let project: ProjectTrees

  /// Whether the place changes it, and the field is no closure that does the same.
  var isChange: Bool { use.dependency.role != .read && use.draft.access != .assignment }

  /// Whether the use calls a function that may change the value.
  var mayBeChangedByCall: Bool {
    guard let next = use.site.next, next.hasSuffix(")") else { return false }
    return use.draft.projectType.map {
      !MutatingFunctions(next.baseName, of: $0, project).isNone
    } ?? true
  }

  /// Whether the use changes a variable, of which it is not known that it holds an object.
  var changesVariable: Bool {
    guard isValue == nil, use.dependency.kind == .globalVariable, !givesObject,
      let next = use.site.next
    else { return false }
    return project.scope.sdk.isMutating(next)
  }

  /// Whether a static of the project, a variable or a locator gives an object, which the place
  /// changes for all who have it.
  var givesObject: Bool {
    guard [.staticFacade, .globalVariable, .locator].contains(use.dependency.kind),
      let owner = use.dependency.owner, let result = use.draft.type.result
    else { return false }
    return project.scope.isObject(result.name, near: owner)
  }

  /// Whether the field would hold a value; nil where its type is not one of the project.
  var isValue: Bool? {
    use.draft.projectType.map { [.struct, .enum].contains(project.model.types[$0].kind) }
  }
}

/// What is assigned, or changed through the use, would be changed in the field's copy.
extension Precondition where Subject == FieldUse {
  static var isNotAssigned: Self {
    Self(.assignedSingleton) {
      $0.isChange && $0.use.site.next == nil && !$0.use.site.isSubscripted
        ? "other code would not see an assignment to the field" : nil
    }
  }

  /// An argument that goes takes its comments along.
  static var keepsItsComments: Self {
    Self(.notUnderstood) { subject in
      guard let call = subject.use.site.call, !subject.use.draft.access.keepsArguments(of: call)
      else { return nil }
      return call.containsComment ? "the expression contains a comment" : nil
    }
  }

  static var isNotAssignedThrough: Self {
    Self(.assignedThrough) {
      let isObject =
        [.systemSingleton, .singleton].contains($0.use.dependency.kind) || $0.givesObject
      return $0.isChange
        && ($0.isValue == true || !isObject && $0.use.draft.projectType == nil)
        ? "the field would hold a copy of the value" : nil
    }
  }

  static var isNotChangedByCall: Self {
    Self(.assignedThrough) {
      $0.use.dependency.role == .read && $0.use.draft.access == .provider
        && ($0.isValue == true ? $0.mayBeChangedByCall : $0.changesVariable)
        ? "the call may change the value, and the field would hold a copy" : nil
    }
  }
}

extension Precondition where Subject == FieldUse {
  static var keepsItsOptional: Self {
    Self(.typeUnknown) {
      $0.use.losesOptional
        ? "the code unwraps the object, so that its type is an optional" : nil
    }
  }
}

extension UsePrecondition {
  /// Where a type assigns something, its reads of it have to see what it assigned.
  static let isAssignedNowhere = Self([.assignedSingleton]) { subject in
    let offsets = Set(
      subject.outcome.left.lazy.filter { $0.reason == .assignedSingleton }.map(\.position.offset))
    let assigned = Set(
      subject.hidden.lazy.filter { $0.role != .read && offsets.contains($0.position.offset) }
        .map(\.sharedName))
    return { use in
      assigned.contains(use.dependency.sharedName)
        ? Refusal(.assignedSingleton, "the type also assigns the singleton") : nil
    }
  }
}
