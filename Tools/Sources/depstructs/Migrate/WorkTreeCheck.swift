import DepWorkspace

/// Makes sure that git holds what a migration is about to change.
struct WorkTreeCheck: Sendable {
  struct Dependencies: Sendable {
    var git: GitRepository.Dependencies
    /// The path without symbolic links; nil where nothing stands there.
    var realPath: @Sendable (_ path: String) -> String?
  }

  /// What to do without git, which takes the changes back.
  static let remedies = GitRepository.Remedies(
    repository: "git could not take the changes back; run 'git init' and commit, or give "
      + "'--force'; nothing was changed",
    git: "install git, or give '--force'")

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// Looks for files whose change could not be taken back with git.
  ///
  /// - Parameter paths: The files that are to change, relative to the working directory.
  /// - Throws: What is in the way, and what to do about it.
  func check(_ paths: [String]) throws {
    let repository = try GitRepository(dependencies: dependencies.git)
    let root = dependencies.realPath(repository.root) ?? repository.root
    let dirty = try repository.dirtyPaths()
    let tracked = try repository.trackedPaths()
    var changed: [String] = []
    var unknown: [String] = []
    for path in paths {
      let location = PathText.absolute(path, in: dependencies.git.currentFolder)
      let real = dependencies.realPath(location) ?? location
      // A link is written through, so what counts is the file behind it.
      let name = PathText.suffix(of: real, in: root)
      if let name, tracked.contains(name) {
        if dirty.contains(name) { changed.append(path) }
      } else {
        unknown.append(path)
      }
    }
    try complain(changed, "with uncommitted changes", "commit or stash them")
    try complain(unknown, "not tracked by git", "add and commit them")
  }

  private func complain(_ paths: [String], _ what: String, _ remedy: String) throws {
    guard !paths.isEmpty else { return }
    let shown = paths.sorted().prefix(10).joined(separator: ", ")
    let rest = paths.count > 10 ? " and \(paths.count - 10) more" : ""
    throw ToolFailure(
      "'--write' would change \(paths.count == 1 ? "a file" : "\(paths.count) files") \(what): "
        + "\(shown)\(rest); \(remedy), or give '--force'; nothing was changed")
  }
}
