import DepWorkspace
import Synchronization

/// The files of a project as they were when they were first read.
///
/// Places that were found in one state of a file must not be changed in another, so all that plans
/// a migration reads from here. A file that changed since is noticed when it is written.
final class SourceSnapshot: Sendable {
  struct Dependencies: Sendable {
    var fileSystem: FileSystem
    /// The working directory, absolute.
    var currentFolder: String
    var makeLineLimits: @Sendable () -> FormatterLineLimits
  }

  private let dependencies: Dependencies
  private let kept = Mutex<[String: [UInt8]]>([:])

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// The file system, with each file as it was when it was first read.
  var fileSystem: FileSystem {
    var system = dependencies.fileSystem
    system.read = { [self] location throws(FileProblem) in try readOnce(location) }
    return system
  }

  /// The bytes of a file by its path from the working directory.
  func read(_ path: String) throws(FileProblem) -> [UInt8] {
    try readOnce(PathText.absolute(path, in: dependencies.currentFolder))
  }

  /// How long lines of a file may get by the settings around it, by the same path.
  var lineLimits: @Sendable (_ path: String) -> Int? {
    let (limits, folder) = (dependencies.makeLineLimits(), dependencies.currentFolder)
    return { limits.limit(ofFileAt: PathText.absolute($0, in: folder)) }
  }

  private func readOnce(_ location: String) throws(FileProblem) -> [UInt8] {
    if let bytes = kept.withLock({ $0[location] }) { return bytes }
    let bytes = try dependencies.fileSystem.read(location)
    return kept.withLock { kept in
      if let first = kept[location] { return first }
      kept[location] = bytes
      return bytes
    }
  }
}
