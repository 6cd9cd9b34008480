package import DepFacts
package import DepModel
package import DepPlan

/// Plans how types become injected: a pure function of the sources.
package struct MigrationPlanner: Sendable {
  package struct Dependencies: Sendable {
    /// The bytes of a file of the model, by its path; throws the reason in one line.
    package var read: @Sendable (_ path: String) throws -> [UInt8]
    package var parallel: ParallelWork

    package init(
      read: @escaping @Sendable (_ path: String) throws -> [UInt8], parallel: ParallelWork
    ) {
      self.read = read
      self.parallel = parallel
    }
  }

  private let dependencies: Dependencies

  package init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// The plan for the types at these indices of ``ProjectModel/types``.
  ///
  /// - Parameters:
  ///   - targets: The types to rewrite, in any order; the plan does not depend on it.
  ///   - records: What the model was built of.
  ///   - exclusions: Types to leave alone, with the reason that their outcome is to name.
  package func plan(
    _ targets: [Int], of model: ProjectModel, records: [SourceRecord],
    options: MigrationOptions = MigrationOptions(), excluding exclusions: Exclusions = Exclusions()
  ) -> MigrationPlan {
    MigrationPlan(outcomes: [], changes: [])
  }
}
