package import DepFacts
package import DepModel
import Synchronization

/// The project with the trees of the files that a plan asks for; each file is parsed once.
package final class ProjectTrees: Sendable {
  package let scope: ProjectScope
  private let toleratesErrors: Bool
  private let read: @Sendable (String) throws -> [UInt8]
  private let lineLimit: @Sendable (String) -> Int?
  private let parsed = Mutex<[Int: ParsedSource?]>([:])

  /// `read` gives the bytes of a file of the model by its path; files that are not sound have
  /// trees only where errors are tolerated.
  ///
  /// `lineLimit` is how long the lines of a file may get, where the project says so.
  package init(
    scope: ProjectScope, toleratesErrors: Bool = false,
    lineLimit: @escaping @Sendable (String) -> Int? = { _ in nil },
    read: @escaping @Sendable (String) throws -> [UInt8]
  ) {
    self.scope = scope
    self.toleratesErrors = toleratesErrors
    self.lineLimit = lineLimit
    self.read = read
  }

  package var model: ProjectModel { scope.model }
  package var records: [SourceRecord] { scope.records }

  /// The file with its tree; nil where it can no longer be read or is not sound.
  package func source(_ file: Int) -> ParsedSource? {
    if let known = parsed.withLock({ $0[file] }) { return known }
    let source = load(file)
    // Nodes of two trees of a file are never equal: the first tree stays, for all threads.
    return parsed.withLock { parsed in
      if let known = parsed[file] { return known }
      parsed[file] = .some(source)
      return source
    }
  }

  /// The bytes of a file, without its tree; nil where it can no longer be read.
  package func bytes(of file: Int) -> [UInt8]? { try? read(records[file].path) }

  private func load(_ file: Int) -> ParsedSource? {
    guard toleratesErrors || !scope.isDoubtful(file), let bytes = try? read(records[file].path)
    else { return nil }
    let path = records[file].path
    return ParsedSource(file: file, path: path, bytes: bytes, lineLimit: lineLimit(path))
  }
}
