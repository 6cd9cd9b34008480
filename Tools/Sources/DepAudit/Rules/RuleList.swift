extension Rule {
  /// All rules, in the order of the index and of `explain`: from what is hidden to what is reported
  /// about the audit itself.
  package static let all: [Rule] = [
    .hiddenSingleton, .hiddenSystemSingleton, .hiddenAmbientValue, .hiddenLocator, .hiddenGlobal,
    .hiddenStaticFacade, .hiddenConstruction,
    .defaultedDependency, .transitionalDependency,
    .incompleteMigration, .concreteDependency, .unusedDependency, .passedOnDependency, .liveCycle,
    .unusedDefault, .mutableDependencies, .exposedDependencies, .mutableGlobalInLive,
    .unusedSingleton, .singletonKeepsDefault, .singletonCycle,
    .unusedRootPart, .unmadeType, .captiveLifetime, .keptCircle, .annotatedCircle,
    .notRegistered, .unreadRegistration,
    .unusedSuppression, .suppressionWithoutReason, .notUnderstood,
  ]
}

extension RuleName {
  /// The rule of this name.
  package var rule: Rule {
    switch self {
    case .hiddenSingleton: .hiddenSingleton
    case .hiddenSystemSingleton: .hiddenSystemSingleton
    case .hiddenAmbientValue: .hiddenAmbientValue
    case .hiddenLocator: .hiddenLocator
    case .hiddenGlobal: .hiddenGlobal
    case .hiddenStaticFacade: .hiddenStaticFacade
    case .hiddenConstruction: .hiddenConstruction
    case .defaultedDependency: .defaultedDependency
    case .transitionalDependency: .transitionalDependency
    case .incompleteMigration: .incompleteMigration
    case .concreteDependency: .concreteDependency
    case .unusedDependency: .unusedDependency
    case .passedOnDependency: .passedOnDependency
    case .liveCycle: .liveCycle
    case .unusedDefault: .unusedDefault
    case .mutableDependencies: .mutableDependencies
    case .exposedDependencies: .exposedDependencies
    case .unusedSingleton: .unusedSingleton
    case .mutableGlobalInLive: .mutableGlobalInLive
    case .singletonKeepsDefault: .singletonKeepsDefault
    case .singletonCycle: .singletonCycle
    case .unusedRootPart: .unusedRootPart
    case .unmadeType: .unmadeType
    case .captiveLifetime: .captiveLifetime
    case .keptCircle: .keptCircle
    case .annotatedCircle: .annotatedCircle
    case .notRegistered: .notRegistered
    case .unreadRegistration: .unreadRegistration
    case .unusedSuppression: .unusedSuppression
    case .suppressionWithoutReason: .suppressionWithoutReason
    case .notUnderstood: .notUnderstood
    }
  }
}
