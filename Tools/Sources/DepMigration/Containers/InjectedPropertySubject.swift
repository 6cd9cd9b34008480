import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// A property that a wrapper of a container fills, with all that is known of it.
struct InjectedPropertySubject {
  let site: WrappedProperty
  let reads: PropertyReads
  let wrapper: InjectingWrapper
  let value: FetchedValue
  let shape: TypeShape
  let project: ProjectTrees
  /// Whether the object needs one of the type to be made.
  let closesCircle: Bool
  /// Whether some code overrides the value around calls of an object of the type.
  var isOverriddenLater = false
  /// Whether it is a local variable, whose object is fetched where it stands.
  var isLocal = false
  /// Whether code outside of the type may put another object in its place.
  var isAssignedByOthers = false
  /// Whether code outside of the type may assign a member of what it holds.
  var isChangedByOthers = false

  /// How often the field fetches the object.
  enum Fetch {
    /// When the dependencies are made.
    case once
    /// At each read.
    case eachTime
    /// At each read, by the wrapper, which is made with the dependencies.
    case fromWrapper
    /// At the first read, and the type keeps it.
    case late
  }

  var fetch: Fetch {
    if isLocal || state == "StateObject" { return .eachTime }
    return switch wrapper.moment {
    case .eachRead: .eachTime
    case .firstRead: canBeLazy ? .late : .eachTime
    case .kept: value.mayChange || closesCircle || isOverriddenLater ? .fromWrapper : .once
    case .initializer, .weakly, .view, .viewOfOne, .elsewhere: .once
    }
  }

  /// The wrapper of SwiftUI that keeps the object after the migration; nil where a field suffices.
  var state: String? {
    guard let state = wrapper.state, !isLocal else { return nil }
    let suffices = wrapper.moment == .viewOfOne && value.isKept && !reads.isProjected
    return suffices ? nil : state
  }

  /// Whether the type can keep what it fetches when it is needed.
  var canBeLazy: Bool {
    !shape.isStruct && (shape.entry.kind == .actor || !isCheckedForSendable)
  }

  /// The attribute of the actor on which `live` has to run to fetch the object.
  var actorOfLive: String? {
    guard fetch == .once || fetch == .fromWrapper,
      !project.model.mainActorModules.contains(shape.entry.module)
    else { return nil }
    return value.actor
  }

  private var isCheckedForSendable: Bool {
    shape.isolation.attribute == nil && project.scope.declaresSendable(shape.type)
  }
}

/// What keeps an object in its property wrapper.
extension Precondition where Subject == InjectedPropertySubject {
  static var handsDownNothing: Self {
    Self(.handsDownDependencies) { subject in
      subject.project.scope.parts(of: subject.shape.type).contains { part in
        let facts = subject.project.records[part.file].facts
        return facts.uses.contains { use in
          use.type == Int32(part.fact)
            && facts.paths[Int(use.path)].components.contains {
              $0.hasPrefix("withDependencies(from:")
            }
        }
      } ? "the type calls 'withDependencies(from:)'" : nil
    }
  }

  static var isFetchedByTheType: Self {
    Self([.filledLater, .weakWrapper, .viewState]) { subject in
      let name = subject.wrapper.dialect
      switch subject.wrapper.moment {
      case .elsewhere: return Refusal(.filledLater, "'\(name)' does not fetch by itself")
      case .weakly: return Refusal(.weakWrapper, "the wrapper keeps the object weakly")
      case .view, .viewOfOne: return subject.refusalOfState
      case .initializer, .firstRead, .eachRead, .kept: return nil
      }
    }
  }

  static var isPlainDeclaration: Self {
    Self([.wrapperUnknown, .argumentsUnknown, .nameTaken, .conditionalCode]) { subject in
      let name = subject.site.name
      if subject.site.surroundings.isConditional {
        return Refusal(.conditionalCode, "the field would need the same condition")
      }
      if !subject.site.isPlain(subject.project.scope.sdk) {
        return Refusal(.wrapperUnknown, "more than one attribute or a value shapes '\(name)'")
      }
      if subject.site.argumentsNameSelf {
        return Refusal(.argumentsUnknown, "the arguments of the wrapper name 'Self'")
      }
      return FieldPlan.reservedNames.contains(name)
        ? Refusal(.nameTaken, "'\(name)' has another meaning in 'Dependencies'") : nil
    }
  }

  static var isNotProjected: Self {
    Self(.projectedWrapper) {
      // The wrapper of SwiftUI projects the same.
      ($0.state == nil ? $0.reads.isProjected : $0.reads.isWrapperNamed)
        ? "the code uses '$\($0.site.name)' or '_\($0.site.name)'" : nil
    }
  }

  static var isRead: Self {
    Self(.unreadWrapper) { subject in
      // Other files may read what is not private.
      let isUnread =
        !subject.isLocal && subject.site.property.isPrivate && subject.reads.isEmpty
      return isUnread ? "nothing reads '\(subject.site.name)'" : nil
    }
  }

  static var isConstant: Self {
    Self(.assignedWrapper) { subject in
      let name = subject.site.name
      if subject.reads.isAssigned { return "the code assigns to '\(name)'" }
      if subject.isAssignedByOthers, !subject.wrapper.isReadOnly {
        return "other code may assign to '\(name)'"
      }
      let sdk = subject.project.scope.sdk
      let isChanged =
        subject.reads.isAssignedThrough || subject.isChangedByOthers
        || subject.reads.calledMethods.contains {
          sdk.lists($0, in: .mutatingMethods) && subject.mayMutate($0)
        }
      guard isChanged, subject.state == nil, !subject.isReference else { return nil }
      return "the code changes '\(name)', which may be a value"
    }
  }

  static var isLateWhereItCanBe: Self {
    Self(.lateWrapper) { subject in
      subject.wrapper.moment == .firstRead && !subject.isLocal && !subject.canBeLazy
        && !subject.value.isKept
        ? "the container may make a new object for each read" : nil
    }
  }

  static var isOutsideOfActors: Self {
    Self(.isolatedRegistration) { subject in
      guard let actor = subject.actorOfLive else { return nil }
      let shape = subject.shape
      let isOnIt =
        shape.isolation.attribute == actor && shape.dependencies == nil
        && !shape.initializers.contains { $0.modifiers.contains("nonisolated") }
      return isOnIt ? nil : "the registration is '\(actor)'"
    }
  }

  static var canCrossToActor: Self {
    Self(.nonisolatedMember) { subject in
      guard subject.shape.isSetOutsideOfActor, subject.fetch == .once, !subject.isSendable else {
        return nil
      }
      return "a nonisolated initializer could not set the property"
    }
  }

  static var isAsVisibleAsType: Self {
    Self(.lessVisible) { subject in
      let scope = subject.project.scope
      let own = scope.visibility(of: subject.shape.type)
      return WrittenType(parsing: subject.value.type).names.sorted().first { name in
        scope.type(named: name, in: subject.shape.type).map {
          scope.visibility(of: $0).isTooHidden(for: own)
        } == true
      }.map { "'\($0)' is private, and 'Dependencies' is not" }
    }
  }
}

extension InjectedPropertySubject {
  /// Why SwiftUI cannot keep the object as it does now; nil where it can.
  fileprivate var refusalOfState: Refusal? {
    if wrapper.moment == .viewOfOne, value.isKept, !reads.isProjected { return nil }
    guard let state else {
      return Refusal(.viewState, "SwiftUI keeps the object for the view")
    }
    if !shape.isStruct || shape.dependencies != nil {
      return Refusal(.viewState, "no initializer of a view would make the object")
    }
    // '@State' takes its object each time that SwiftUI makes the view.
    if state == "State", !value.isKept, !value.isRetained {
      return Refusal(.viewState, "the container may make a new object each time")
    }
    return nil
  }

  /// Whether a function of the object may be 'mutating', as far as the project declares it.
  fileprivate func mayMutate(_ function: String) -> Bool {
    let name = FieldType(value.type).name
    let file = value.origin ?? shape.declaration.source.file
    guard let id = project.scope.type(named: name, in: shape.type, file: file) else { return true }
    let found = project.scope.lineage(of: id).flatMap { project.scope.parts(of: $0) }.flatMap {
      part in
      project.scope.members(of: part).filter { $0.kind == .function && $0.name == function }
        .map { (file: part.file, offset: Int($0.position.offset)) }
    }
    return found.isEmpty
      || found.contains { place in
        project.source(place.file).flatMap { MemberSite(at: place.offset, in: $0) }?.isMutating
          != false
      }
  }

  /// Whether the object is known to be one that may cross between actors.
  fileprivate var isSendable: Bool {
    let name = FieldType(value.type).name
    let file = value.origin ?? shape.declaration.source.file
    return project.scope.type(named: name, in: shape.type, file: file)
      .map { project.scope.isSendable($0) } ?? false
  }

  /// Whether the object is known to be no value.
  fileprivate var isReference: Bool {
    project.scope.isObject(
      FieldType(value.type).name, near: shape.type,
      file: value.origin ?? shape.declaration.source.file)
  }
}
