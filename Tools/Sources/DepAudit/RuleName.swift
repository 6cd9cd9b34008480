/// The rules, by the name that configurations, baselines and comments use.
package enum RuleName: String, Codable, CaseIterable, Comparable, Sendable {
  case hiddenSingleton = "hidden-singleton"
  case hiddenSystemSingleton = "hidden-system-singleton"
  case hiddenAmbientValue = "hidden-ambient-value"
  case hiddenLocator = "hidden-locator"
  case hiddenGlobal = "hidden-global"
  case hiddenStaticFacade = "hidden-static-facade"
  case hiddenConstruction = "hidden-construction"
  case defaultedDependency = "defaulted-dependency"
  case transitionalDependency = "transitional-dependency"
  case incompleteMigration = "incomplete-migration"
  case concreteDependency = "concrete-dependency"
  case unusedDependency = "unused-dependency"
  case passedOnDependency = "passed-on-dependency"
  case liveCycle = "live-cycle"
  case unusedDefault = "unused-default"
  case mutableDependencies = "mutable-dependencies"
  case exposedDependencies = "exposed-dependencies"
  case unusedSingleton = "unused-singleton"
  case mutableGlobalInLive = "mutable-global-in-live"
  case singletonKeepsDefault = "singleton-keeps-default"
  case singletonCycle = "singleton-cycle"
  case unusedSuppression = "unused-suppression"
  case suppressionWithoutReason = "suppression-without-reason"
  case notUnderstood = "not-understood"

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
