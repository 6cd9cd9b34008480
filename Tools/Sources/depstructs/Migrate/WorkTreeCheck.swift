import DepWorkspace

/// Makes sure that git holds what a migration is about to change.
struct WorkTreeCheck: Sendable {
  struct Dependencies: Sendable {
    var commands: CommandRunner
    /// The working directory, absolute.
    var currentFolder: String
    /// The path without symbolic links; nil where nothing stands there.
    var realPath: @Sendable (_ path: String) -> String?
  }

  private static let remedy = "or give '--force'"

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// Looks for files whose change could not be taken back with git.
  ///
  /// - Parameters:
  ///   - paths: The files that are to change, relative to the working directory.
  ///   - newPaths: The files that are to be made.
  /// - Throws: What is in the way, and what to do about it.
  func check(_ paths: [String], newPaths: [String]) throws {
    let root = try root()
    let dirty = Set(try dirtyPaths(in: root))
    let tracked = Set(try entries(["ls-files", "-z", "--full-name"], in: root))
    var changed: [String] = []
    var unknown: [String] = []
    for path in paths {
      let location = PathText.absolute(path, in: dependencies.currentFolder)
      let real = dependencies.realPath(location) ?? location
      // A link is written through, so what counts is the file behind it.
      let name = PathText.suffix(of: real, in: root)
      if let name, tracked.contains(name) {
        if dirty.contains(name) { changed.append(path) }
      } else {
        unknown.append(path)
      }
    }
    for path in newPaths {
      let location = PathText.absolute(path, in: dependencies.currentFolder)
      if dependencies.realPath(location) != nil { unknown.append(path) }
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
        + "\(shown)\(rest); \(remedy), \(Self.remedy); nothing was changed")
  }

  private func root() throws -> String {
    let outcome = try git(["rev-parse", "--show-toplevel"], in: dependencies.currentFolder)
    guard outcome.status == 0 else {
      throw ToolFailure(
        "\(dependencies.currentFolder): the folder is not in a git repository, so git cannot take "
          + "the changes back; run 'git init' and commit, \(Self.remedy); nothing was changed"
          + Self.firstLine(outcome.errorText))
    }
    let line = outcome.output.prefix { $0 != UInt8(ascii: "\n") }
    let folder = String(decoding: line, as: UTF8.self)
    return dependencies.realPath(folder) ?? folder
  }

  /// Tracked files that differ from the last commit, from the root.
  private func dirtyPaths(in root: String) throws -> [String] {
    try entries(
      ["status", "--porcelain", "-z", "--no-renames", "--untracked-files=no"], in: root
    ).map { String($0.dropFirst(3)) }
  }

  private func entries(_ words: [String], in folder: String) throws -> [String] {
    let outcome = try git(words, in: folder)
    guard outcome.status == 0 else {
      throw ToolFailure(
        "'git \(words.joined(separator: " "))' failed with status \(outcome.status)"
          + Self.firstLine(outcome.errorText))
    }
    return outcome.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private func git(_ words: [String], in folder: String) throws -> CommandRunner.Outcome {
    do {
      let outcome = try dependencies.commands.run(
        .init(["git", "--no-optional-locks", "-C", folder] + words))
      // What `env` says when it does not find the program.
      guard outcome.status != 127 else { throw ToolFailure("it is not in PATH") }
      return outcome
    } catch {
      throw ToolFailure("cannot run git: \(error); install it, \(Self.remedy)")
    }
  }

  private static func firstLine(_ text: String) -> String {
    text.split(separator: "\n").first.map { " (\($0))" } ?? ""
  }
}
