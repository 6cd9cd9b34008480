package import DepModel

/// Looks for one kind of thing in a model.
///
/// Its findings have the severities of their rules; only the audit knows those of a project.
package struct Check: Sendable {
  package var rules: [RuleName]
  package var run: @Sendable (ProjectModel) -> [Finding]

  /// The checks that report places, one finding for each dependency or place of the model.
  package static let places: [Check] = [
    .hiddenDependencies, .defaultedDependencies, .transitionalDependencies, .notUnderstood,
  ]

  /// The checks that judge types and singletons, after silenced places are out of the model.
  package static let conventions: [Check] = [
    .incompleteMigrations, .concreteDependencies, .unusedDependencies, .passedOnDependencies,
    .liveCycles, .unusedDefaults, .mutableDependencies, .exposedDependencies,
    .mutableGlobalsInLive, .unusedSingletons, .singletonsKeepDefaults, .singletonCycles,
  ]
}
