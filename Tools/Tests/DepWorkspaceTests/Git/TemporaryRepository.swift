import DepWorkspace
import Foundation

/// A real repository of git in a temporary folder.
struct TemporaryRepository {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try git("init", "-q", "-b", "main")
    try git("config", "user.email", "test@example.com")
    try git("config", "user.name", "Test")
    try git("config", "commit.gpgsign", "false")
  }

  @discardableResult
  func git(_ words: String...) throws -> String {
    let outcome = try CommandRunner.live.run(.init(["git", "-C", folder.path] + words))
    guard outcome.status == 0 else { throw Failure(text: outcome.errorText) }
    return String(decoding: outcome.output, as: UTF8.self)
  }

  /// Writes files and commits all that there is.
  func commit(_ files: [String: String]) throws {
    for (name, text) in files { try folder.put(text, at: name) }
    try git("add", "-A", "-f")
    try git("commit", "-q", "--allow-empty", "-m", "x")
  }

  var dependencies: GitRepository.Dependencies {
    .init(commands: .live, currentFolder: folder.path)
  }

  func open() throws -> GitRepository { try GitRepository(dependencies: dependencies) }

  /// The commit as a file system.
  func snapshot(_ revision: String) throws -> FileSystem {
    let repository = try open()
    return try GitSnapshot(
      dependencies: .init(repository: repository, fileSystem: .live),
      commit: try repository.commit(revision)
    ).fileSystem
  }

  private struct Failure: Error {
    var text: String
  }
}
