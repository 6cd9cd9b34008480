import DepFacts
import DepModel
import DepPlan
import DepSyntax

extension FieldInference {
  /// A singleton of a package whose sources are not here.
  func outside(
    _ dependency: Dependency, _ site: UseSite
  ) throws(Refusal) -> FieldDraft {
    guard let suggestion = dependency.suggestion, suggestion.concreteType.isCapitalized,
      // A factory hands out what it makes, and seldom itself.
      !suggestion.concreteType.hasSuffix("Factory"), !site.mayBeNil, !site.isAskedForNothing,
      // The object has the type of a class above, then.
      !site.isCast
    else {
      throw Refusal(.typeUnknown, "no source in Swift that was read has the declaration")
    }
    // What a call gives is changed through only where it is an object.
    let isCall = suggestion.live.hasSuffix(")") && site.next != nil
    if dependency.role != .read || site.isMutated, !isCall {
      throw Refusal(
        .assignedSingleton,
        "a field would hold a copy, if '\(suggestion.concreteType)' is a struct")
    }
    return asked(suggestion, of: dependency)
  }

  /// What code gives that was not read is asked for each time: a library may have to be configured
  /// first, and an application's delegate is not there yet when the first screens are made.
  private func asked(_ suggestion: FieldSuggestion, of dependency: Dependency) -> FieldDraft {
    let type = suggestion.concreteType
    let isOnMainActor = type.hasSuffix("AppDelegate") || project.scope.isOnMainActor(type)
    return FieldDraft(
      identity: dependency.target.name, names: [suggestion.name],
      type: .provider(of: FieldType(type), actor: isOnMainActor ? "@MainActor" : nil),
      live: "{ \(suggestion.live) }", access: .provider, projectType: nil, isSendable: true,
      isLenient: isOnMainActor)
  }
}
