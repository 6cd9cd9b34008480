package import DepFacts
package import DepPlan

/// Applies a plan, runs commands on it, and puts back the types that these point to.
///
/// It repeats until the commands approve of what is left. The number of runs grows with the number
/// of failures: one for each round of diagnostics, and a search by halves where nothing points
/// anywhere.
package struct Verifier: Sendable {
  package struct Dependencies: Sendable {
    /// The plan without some types, of the sources as they were at first.
    package var plan: @Sendable (Exclusions) -> MigrationPlan
    package var files: ChangedFiles
    /// The bytes of a file that is not changed; nil where there is none.
    package var source: @Sendable (_ path: String) -> [UInt8]?
    package var run: @Sendable (_ command: String) throws -> CommandOutcome
    /// Seconds since some fixed moment.
    package var now: @Sendable () -> Double
    package var say: @Sendable (_ text: String) -> Void

    package init(
      plan: @escaping @Sendable (Exclusions) -> MigrationPlan, files: ChangedFiles,
      source: @escaping @Sendable (_ path: String) -> [UInt8]?,
      run: @escaping @Sendable (_ command: String) throws -> CommandOutcome,
      now: @escaping @Sendable () -> Double, say: @escaping @Sendable (_ text: String) -> Void
    ) {
      self.plan = plan
      self.files = files
      self.source = source
      self.run = run
      self.now = now
      self.say = say
    }
  }

  private let dependencies: Dependencies
  private let commands: VerificationCommands
  private let paths: ProjectPaths
  private let typeLines: TypeLines

  /// Takes the files of the project, and the working directory with and without symbolic links.
  package init(
    dependencies: Dependencies, commands: VerificationCommands, records: [SourceRecord],
    folders: [String]
  ) {
    self.dependencies = dependencies
    self.commands = commands
    paths = ProjectPaths(records.map(\.path), folders: folders)
    typeLines = TypeLines(records)
  }

  /// Leaves on the disk what passes the commands.
  ///
  /// On an error it restores every file, or the error names those that it could not restore.
  package func verify(_ proposal: MigrationPlan) throws -> VerifiedPlan {
    var run = VerificationRun(
      dependencies, commands: commands, paths: paths, typeLines: typeLines, proposal: proposal)
    do {
      return try run.finish()
    } catch {
      do throws(ChangeProblem) {
        try dependencies.files.restore()
      } catch let problem {
        throw ChangeProblem.notPutBack(cause: "\(error)", problem)
      }
      throw error
    }
  }
}
