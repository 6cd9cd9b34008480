internal import Foundation

extension FileSystem {
  /// The disk.
  package static var live: Self {
    Self(
      read: { (path) throws(FileProblem) in try DiskReading.read(path) },
      list: { (path) throws(FileProblem) in try DiskListing.list(path) },
      status: { (path) throws(FileProblem) in try DiskListing.status(path) },
      realPath: { DiskListing.realPath($0) },
      write: { (bytes, path) throws(FileProblem) in try DiskWriting.write(bytes, to: path) },
      makeFolder: { (path) throws(FileProblem) in try DiskWriting.makeFolder(path) },
      remove: { (path) throws(FileProblem) in try DiskWriting.remove(path) })
  }
}

extension FileProblem {
  /// The problem that the last call of the operating system told.
  static func last(_ path: String) -> Self {
    let code = errno
    let kind: Kind =
      switch code {
      case ENOENT: .missing
      case EACCES, EPERM: .denied
      case EISDIR: .isFolder
      case ENOTDIR: .notFolder
      case EROFS: .readOnly
      default: .other
      }
    return Self(kind: kind, path: path, reason: String(cString: strerror(code)))
  }
}
