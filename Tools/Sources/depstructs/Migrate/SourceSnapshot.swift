import DepWorkspace
import Synchronization

/// The files of a project as they were when they were first read.
final class SourceSnapshot: Sendable {
  struct Dependencies: Sendable {
    var fileSystem: FileSystem
    /// The working directory, absolute.
    var currentFolder: String
  }

  private let dependencies: Dependencies
  private let kept = Mutex<[String: [UInt8]]>([:])

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// The bytes of a file by its path from the working directory.
  func read(_ path: String) throws(FileProblem) -> [UInt8] {
    if let bytes = kept.withLock({ $0[path] }) { return bytes }
    let location = PathText.absolute(path, in: dependencies.currentFolder)
    let bytes = try dependencies.fileSystem.read(location)
    return kept.withLock { kept in
      if let first = kept[path] { return first }
      kept[path] = bytes
      return bytes
    }
  }
}
