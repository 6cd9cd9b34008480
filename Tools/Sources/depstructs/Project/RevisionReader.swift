import DepWorkspace

/// Reads the project as it was at a revision of git.
struct RevisionReader: Sendable {
  struct Dependencies: Sendable {
    var projectReader: ProjectReader
    var fileSystem: FileSystem
    var git: GitRepository.Dependencies
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// The project where the branch left the revision: their merge base.
  func read(_ options: SourceOptions, revision: String) throws -> Project {
    guard options.facts.isEmpty else {
      throw ToolFailure("'--since' and '--diff' compare sources; omit '--facts'")
    }
    let repository = try GitRepository(dependencies: dependencies.git)
    let snapshot = try GitSnapshot(
      dependencies: .init(repository: repository, fileSystem: dependencies.fileSystem),
      commit: try repository.mergeBase(with: revision))
    return try dependencies.projectReader.read(
      options, from: snapshot.fileSystem, ignoresMissingPaths: true)
  }
}
