/// What one file says, without looking at any other file.
///
/// Facts hold no path and no module, so that equal contents have equal facts wherever they stand:
/// that is what makes them cacheable by content and mergeable between machines. Lists refer to
/// each other by index; an index of -1 means "none".
package struct FileFacts: Codable, Hashable, Sendable {
  /// Modules named by `import`, in order of appearance.
  package var imports: [String] = []
  /// Types and extensions, parents before their children.
  package var types: [TypeFact] = []
  /// Properties, functions, initializers, subscripts and enum cases, of types and of the file.
  package var members: [MemberFact] = []
  /// Type aliases.
  package var aliases: [AliasFact] = []
  /// The different chains of names that ``uses`` refer to.
  package var paths: [PathFact] = []
  /// What surrounds those uses for which it matters.
  package var contexts: [UseContext] = []
  /// Every reach for a name that is not local, in order of appearance.
  package var uses: [UseFact] = []
  /// Comments that silence a rule.
  package var suppressions: [SuppressionFact] = []
  /// What could not be read.
  package var obstacles: [ObstacleFact] = []
  /// Targets that a package manifest declares; empty for other files.
  package var targets: [ManifestTargetFact] = []
  /// How many lines the file has.
  package var lineCount: Int32 = 0

  package init() {}
}
