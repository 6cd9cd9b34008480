/// The files of a commit as a file system, without checking them out.
///
/// It stands where the work tree stands, so that the same configuration, the same rules for what
/// is left out, and the same modules apply. Files that did not change since are read from the
/// disk, where they are found in the cache; only the others are asked of git.
package struct GitSnapshot: Sendable {
  package struct Dependencies: Sendable {
    package var repository: GitRepository
    /// The work tree.
    package var fileSystem: FileSystem

    package init(repository: GitRepository, fileSystem: FileSystem) {
      self.repository = repository
      self.fileSystem = fileSystem
    }
  }

  private let repository: GitRepository
  private let root: String
  private let disk: FileSystem
  private let entries: [String: GitEntry]
  private let folders: [String: [FolderEntry]]
  private let contents: [String: [UInt8]]
  private let changed: Set<String>

  /// The commit is given by its full name, see ``GitRepository/commit(_:)``.
  package init(dependencies: Dependencies, commit: String) throws(WorkspaceError) {
    repository = dependencies.repository
    root = repository.root
    disk = dependencies.fileSystem
    let tree = try repository.tree(of: commit).filter { $0.kind != .submodule }
    changed = try repository.changedPaths(since: commit)
    let wanted = tree.filter { [changed] entry in
      changed.contains(entry.path) && Self.isRead(entry.path)
    }
    contents = try repository.contents(of: Set(wanted.map(\.object)).sorted())
    var entries: [String: GitEntry] = [:]
    var folders: [String: [String: FolderEntry]] = [
      "": [".git": FolderEntry(name: ".git", kind: .folder)]
    ]
    for entry in tree {
      entries[entry.path] = entry
      Self.insert(entry, into: &folders)
    }
    self.entries = entries
    self.folders = folders.mapValues { Array($0.values) }
  }

  /// What the tool may want to read of a commit.
  private static func isRead(_ path: String) -> Bool {
    let name = PathText.name(path)
    return name.hasSuffix(".swift") || name == ".gitignore" || name.hasSuffix(".json")
  }

  private static func insert(
    _ entry: GitEntry, into folders: inout [String: [String: FolderEntry]]
  ) {
    let name = PathText.name(entry.path)
    var folder = PathText.parent(entry.path) ?? ""
    let kind: FileStatus.Kind = entry.kind == .file ? .file : .symbolicLink
    folders[folder, default: [:]][name] = FolderEntry(
      name: name, kind: kind, status: status(of: entry, kind: kind))
    while !folder.isEmpty {
      let name = PathText.name(folder)
      folder = PathText.parent(folder) ?? ""
      let known = folders[folder, default: [:]].updateValue(
        FolderEntry(name: name, kind: .folder), forKey: name)
      if known != nil { break }
    }
  }

  private static func status(of entry: GitEntry, kind: FileStatus.Kind) -> FileStatus {
    FileStatus(
      kind: kind, size: entry.size,
      identity: FileStatus.Identity(device: 0, number: ContentHash(entry.path).low), modified: 0)
  }

  /// The commit as a disk that cannot be written.
  package var fileSystem: FileSystem {
    FileSystem(
      read: { (path) throws(FileProblem) in try read(path) },
      list: { (path) throws(FileProblem) in
        guard let inside = PathText.suffix(of: path, in: root), let names = folders[inside] else {
          throw Self.missing(path)
        }
        return names
      },
      status: { (path) throws(FileProblem) in try status(path) },
      realPath: { path in (try? status(path)) == nil ? nil : path },
      write: { (_, path) throws(FileProblem) in throw Self.readOnly(path) },
      makeFolder: { (path) throws(FileProblem) in throw Self.readOnly(path) },
      remove: { (path) throws(FileProblem) in throw Self.readOnly(path) })
  }

  private func read(_ path: String) throws(FileProblem) -> [UInt8] {
    guard let inside = PathText.suffix(of: path, in: root) else { throw Self.missing(path) }
    guard let entry = entries[inside], entry.kind == .file else {
      // Not in the commit, but part of the repository all the same.
      if inside == ".git/info/exclude" { return try disk.read(path) }
      throw Self.missing(path)
    }
    if !changed.contains(inside), let bytes = try? disk.read(path) { return bytes }
    if let bytes = contents[entry.object] { return bytes }
    // A sparse checkout has no such file on the disk, and git does not call it changed.
    let fetched = try? repository.contents(of: [entry.object])
    guard let bytes = fetched?[entry.object] else { throw Self.missing(path) }
    return bytes
  }

  private func status(_ path: String) throws(FileProblem) -> FileStatus {
    guard let inside = PathText.suffix(of: path, in: root) else { throw Self.missing(path) }
    if let entry = entries[inside], entry.kind == .file {
      return Self.status(of: entry, kind: .file)
    }
    guard folders[inside] != nil || inside == ".git" else { throw Self.missing(path) }
    let identity = FileStatus.Identity(device: 0, number: ContentHash(inside + "/").low)
    return FileStatus(kind: .folder, size: 0, identity: identity, modified: 0)
  }

  private static func missing(_ path: String) -> FileProblem {
    FileProblem(kind: .missing, path: path, reason: "not in that revision")
  }

  private static func readOnly(_ path: String) -> FileProblem {
    FileProblem(kind: .readOnly, path: path, reason: "a revision cannot be changed")
  }
}
