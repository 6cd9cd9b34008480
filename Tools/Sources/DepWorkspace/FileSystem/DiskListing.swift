internal import Foundation

/// Looks at folders and files without reading files.
enum DiskListing {
  static func status(_ path: String) throws(FileProblem) -> FileStatus {
    var information = stat()
    guard stat(path, &information) == 0 else { throw .last(path) }
    return FileStatus(information)
  }

  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func list(_ path: String) throws(FileProblem) -> [FolderEntry] {
    guard let folder = opendir(path) else { throw .last(path) }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    errno = 0
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." {
        entries.append(self.entry(name, type: Int32(entry.pointee.d_type), in: dirfd(folder)))
      }
      errno = 0
    }
    guard errno == 0 else { throw .last(path) }
    return entries
  }

  private static func entry(_ name: String, type: Int32, in folder: Int32) -> FolderEntry {
    switch type {
    case Int32(DT_DIR): return FolderEntry(name: name, kind: .folder)
    case Int32(DT_LNK): return FolderEntry(name: name, kind: .symbolicLink)
    case Int32(DT_REG) where !name.hasSuffix(".swift"): return FolderEntry(name: name, kind: .file)
    case Int32(DT_REG), Int32(DT_UNKNOWN):
      var information = stat()
      guard fstatat(folder, name, &information, AT_SYMLINK_NOFOLLOW) == 0 else {
        return FolderEntry(name: name, kind: .other)
      }
      let status = FileStatus(information)
      return FolderEntry(name: name, kind: status.kind, status: status)
    default: return FolderEntry(name: name, kind: .other)
    }
  }
}

extension FileStatus {
  fileprivate init(_ information: stat) {
    let kind: Kind =
      switch information.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
    #if canImport(Darwin)
      let time = information.st_mtimespec
    #else
      let time = information.st_mtim
    #endif
    self.init(
      kind: kind, size: Int(information.st_size),
      identity: Identity(
        device: UInt64(truncatingIfNeeded: information.st_dev),
        number: UInt64(truncatingIfNeeded: information.st_ino)),
      modified: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}
