/// All that the tool does to a disk, so that tests and revisions of git can stand in for one.
///
/// Paths are absolute, with `/` between folders.
package struct FileSystem: Sendable {
  /// The bytes of a regular file; anything else, even a pipe, throws and does not block.
  package var read: @Sendable (_ path: String) throws(FileProblem) -> [UInt8]
  /// What a folder holds, in no particular order.
  package var list: @Sendable (_ path: String) throws(FileProblem) -> [FolderEntry]
  /// What stands at a path; symbolic links are followed.
  package var status: @Sendable (_ path: String) throws(FileProblem) -> FileStatus
  /// The path without symbolic links; nil where nothing stands there.
  package var realPath: @Sendable (_ path: String) -> String?
  /// Replaces a file as a whole or not at all, keeps its mode, and follows a symbolic link.
  package var write: @Sendable (_ bytes: [UInt8], _ path: String) throws(FileProblem) -> Void
  /// Makes a folder and those around it.
  package var makeFolder: @Sendable (_ path: String) throws(FileProblem) -> Void
  /// Removes a file.
  package var remove: @Sendable (_ path: String) throws(FileProblem) -> Void

  package init(
    read: @escaping @Sendable (_ path: String) throws(FileProblem) -> [UInt8],
    list: @escaping @Sendable (_ path: String) throws(FileProblem) -> [FolderEntry],
    status: @escaping @Sendable (_ path: String) throws(FileProblem) -> FileStatus,
    realPath: @escaping @Sendable (_ path: String) -> String?,
    write: @escaping @Sendable (_ bytes: [UInt8], _ path: String) throws(FileProblem) -> Void,
    makeFolder: @escaping @Sendable (_ path: String) throws(FileProblem) -> Void,
    remove: @escaping @Sendable (_ path: String) throws(FileProblem) -> Void
  ) {
    self.read = read
    self.list = list
    self.status = status
    self.realPath = realPath
    self.write = write
    self.makeFolder = makeFolder
    self.remove = remove
  }

  /// Whether something stands at a path; a dangling link counts as nothing.
  package func exists(_ path: String) -> Bool {
    (try? status(path)) != nil
  }
}
