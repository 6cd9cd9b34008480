import DepSyntax

/// All preconditions, in the order in which they are asked.
///
/// A new one is a value in the file of its topic and an entry in a list here, with a fixture, and a
/// page if its reason is new.
enum Preconditions {
  /// What is known of a type before its files are read.
  static let ofTypes: [Precondition<TypeFacts>] = [
    .isNoEnum, .isNoProtocol, .isDeclaredHere, .isDeclaredOnce, .isNotLocal, .isReadable,
    .isNoTestDouble, .isNotOnlyForPreviews, .isNotVendored, .isCompiled, .isNoContainer,
    .isReachable,
  ]

  /// The same for static functions, which need no instance to store anything.
  static let ofTypesWithFunctions: [Precondition<TypeFacts>] = [
    .isNoProtocol, .isDeclaredHere, .isDeclaredOnce, .isNotLocal, .isReadable, .isNoTestDouble,
    .isNotOnlyForPreviews, .isNotVendored, .isCompiled, .isNoContainer, .isReachable,
  ]

  /// What the declaration of a type tells.
  static let ofDeclarations: [Precondition<TypeDeclaration>] = [
    .isNoReducer,
    .hasKnownAttributes, .isNoManagedObject,
    .writesDecoding, .writesEncoding, .isNotCodedByOthers,
    .isNoRawValue, .writesHash, .writesEquality, .isNoDataValue,
    .hasNoSuchGenericParameter, .inheritsNoSuchType, .keepsItsDependencies,
    .leavesDependenciesPlain, .hasNoSuchMember,
    .hidesNothingAtFileLevel,
    .hasNoConditionalMembers,
    .hasUsableInitializers,
  ]

  /// The same for types that are handed a container.
  static let ofDeclarationsWithContainers: [Precondition<TypeDeclaration>] = [
    .isNoReducer, .hasKnownAttributes, .isNoManagedObject, .writesDecoding, .writesEncoding,
    .isNotCodedByOthers, .isNoRawValue, .writesHash, .writesEquality, .hasNoConditionalMembers,
  ]

  /// The same for static functions.
  static let ofDeclarationsWithFunctions: [Precondition<TypeDeclaration>] = [
    .hasNoSuchGenericParameter, .inheritsNoSuchType, .namesItsDefault, .leavesDependenciesPlain,
    .hasNoSuchMember,
    .hidesNothingAtFileLevel,
  ]

  /// What a static function tells.
  static let ofFunctions: [Precondition<DependentFunction>] = [
    .isNoOperator, .isNoEntryPoint, .isNotOverridden, .isNotExposed,
    .isNotInlinable, .isNoMacro, .takesNoPack, .canBeForwarded, .isNoWitness, .isOnlyCalled,
    .hasNoOverload, .leavesNameFree,
  ]

  /// What is known of a dependency before its expression is read.
  static let ofDependencies: [Precondition<FoundDependency>] = [
    .isNotSilenced, .standsInModuleOfType, .isCompiled,
  ]

  /// What a local variable tells that a wrapper of a container fills.
  static let ofLocalWrappers: [Precondition<LocalWrapper>] = [
    .isInCodeOfInstances, .isOutsideOfClosures, .namesNothingOfMember, .leavesNameOfDependencies,
  ]

  /// What a property tells that a wrapper of a container fills.
  static let ofInjectedProperties: [Precondition<InjectedPropertySubject>] = [
    .handsDownNothing, .isFetchedByTheType, .isPlainDeclaration, .isNotProjected, .isRead,
    .isConstant, .isLateWhereItCanBe, .isOutsideOfActors, .canCrossToActor, .isAsVisibleAsType,
  ]

  /// What the expression of a use and its surroundings tell.
  static let ofExpressions: [Precondition<UseSite>] = [
    .canReachInstance, .isInMember, .isInInstance, .isWhereCodeRuns, .isNotInlined,
    .isNoValueOfSomeBuilds, .holdsNoComment,
  ]

  /// The same in a static function that takes the dependencies.
  static let ofExpressionsInFunctions: [Precondition<UseSite>] = [
    .canReachInstance, .holdsNoComment,
  ]

  /// What the expression tells of a use, wherever that stands.
  static let ofUsesAlone: [Precondition<UseSite>] = [
    .isNoFallbackOfParameter, .isNoPresetOfInitializer,
  ]

  /// What an object tells that a type makes itself.
  static let ofMadeObjects: [Precondition<MadeObject>] = [
    .isNoPresetOfParameter, .isNoPresetOfLazyProperty, .isReplaceable,
  ]

  /// What the field tells that a use would become.
  static let ofFields: [Precondition<FieldUse>] = [
    .isNotAssigned, .isNotAssignedThrough, .isNotChangedByCall, .keepsItsOptional,
    .keepsItsComments,
  ]

  /// What the uses of a type tell of each other.
  static let ofUses: [UsePrecondition] = [
    .isAssignedNowhere, .isUsedUnconditionally, .isInsideOfActor, .isNotShadowed,
    .usesFewStatics, .setsFewVariables, .isNotOnlyCompared,
  ]

  /// The same in a type that gains its `Dependencies`, when its initializers are planned.
  static let ofUsesInPlannedTypes: [UsePrecondition] = [.runsAfterDependenciesAreSet]

  /// The same where callers alone can pass other dependencies, as no library keeps a default.
  static let ofUsesThatCallersReplace: [UsePrecondition] = [.callersCanReplace]

  /// The same in a type that has its `Dependencies` already.
  static let ofUsesInExistingTypes: [UsePrecondition] = [.isReachedByDependencies]

  /// What the plan for the initializers of a type tells.
  static let ofInitializers: [Precondition<PlannedInitializers>] = [
    .takesDependencies, .isReachedFromOutside, .isSeenByOthers, .isNotAutoregistered,
  ]

  /// What a value tells that would move into the initializers.
  static let ofMovedValues: [Precondition<MovingProperty>] = [
    .isNotOverwritten, .isNotWrapped, .isNoMemberwiseDefault, .keepsItsMeaning, .namesNoStatic,
    .isOnActorOfType,
  ]
}
