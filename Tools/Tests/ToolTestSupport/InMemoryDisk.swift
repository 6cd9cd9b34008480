package import DepWorkspace
internal import Foundation

/// A disk that lives and dies with a test.
///
/// It starts with the folder `/`. Paths are absolute; folders around a file come with it.
package final class InMemoryDisk: @unchecked Sendable {
  private enum Node {
    case file([UInt8])
    case folder
    case link(String)
    case pipe
  }

  // Unchecked, because `Mutex` needs macOS 15; the lock is held wherever the state is touched.
  private let lock = NSLock()
  private var nodes: [String: Node] = ["/": .folder]
  private var denied: Set<String> = []
  private var numbers: [String: UInt64] = [:]
  private var written: [String] = []

  package init(_ files: [String: String] = [:]) {
    for path in files.keys.sorted() { put(files[path] ?? "", at: path) }
  }

  /// Puts a file there.
  package func put(_ text: String, at path: String) {
    put(Array(text.utf8), at: path)
  }

  /// Puts a file there.
  package func put(_ bytes: [UInt8], at path: String) {
    insert(.file(bytes), at: path)
  }

  /// Puts a symbolic link there; the target may be relative.
  package func link(_ path: String, to target: String) {
    insert(.link(target), at: path)
  }

  package func makeFolder(_ path: String) {
    insert(.folder, at: path)
  }

  /// Puts something there that is neither a file nor a folder.
  package func makePipe(_ path: String) {
    insert(.pipe, at: path)
  }

  /// Makes a file or folder unreadable, and everything in it unwritable.
  package func deny(_ path: String) {
    lock.withLock { _ = denied.insert(path) }
  }

  /// The bytes at a path; nil where there is no file.
  package func bytes(at path: String) -> [UInt8]? {
    lock.withLock { if case .file(let bytes) = nodes[path] { bytes } else { nil } }
  }

  /// The text at a path; nil where there is no file.
  package func text(at path: String) -> String? {
    bytes(at: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The paths that were written through the file system, in order.
  package var writtenPaths: [String] { lock.withLock { written } }

  private func insert(_ node: Node, at path: String) {
    lock.withLock { insertLocked(node, at: path) }
  }

  private func insertLocked(_ node: Node, at path: String) {
    for folder in PathText.upwards(from: path).dropFirst() where nodes[folder] == nil {
      nodes[folder] = .folder
    }
    nodes[path] = node
  }
}

// MARK: - As a file system

extension InMemoryDisk {
  /// The disk as the tool sees it.
  package var fileSystem: FileSystem {
    FileSystem(
      read: { (path) throws(FileProblem) in
        self.lock.lock()
        defer { self.lock.unlock() }
        return try self.read(path)
      },
      list: { (path) throws(FileProblem) in
        self.lock.lock()
        defer { self.lock.unlock() }
        return try self.list(path)
      },
      status: { (path) throws(FileProblem) in
        self.lock.lock()
        defer { self.lock.unlock() }
        return try self.status(path)
      },
      realPath: { path in self.lock.withLock { try? self.resolve(path) } },
      write: { (bytes, path) throws(FileProblem) in
        self.lock.lock()
        defer { self.lock.unlock() }
        try self.write(bytes, path)
      },
      makeFolder: { (path) throws(FileProblem) in
        self.lock.lock()
        defer { self.lock.unlock() }
        try self.checkWritable(path)
        self.insertLocked(.folder, at: path)
      },
      remove: { (path) throws(FileProblem) in
        self.lock.lock()
        defer { self.lock.unlock() }
        guard self.nodes.removeValue(forKey: path) != nil else { throw Self.missing(path) }
      })
  }

  private func read(_ path: String) throws(FileProblem) -> [UInt8] {
    let real = try resolve(path)
    guard !denied.contains(real) else { throw Self.permission(path) }
    switch nodes[real] {
    case .file(let bytes): return bytes
    case .folder: throw FileProblem(kind: .isFolder, path: path, reason: "Is a directory")
    default: throw FileProblem(kind: .notRegular, path: path, reason: "Not a regular file")
    }
  }

  private func list(_ path: String) throws(FileProblem) -> [FolderEntry] {
    let real = try resolve(path)
    guard !denied.contains(real) else { throw Self.permission(path) }
    guard case .folder = nodes[real] else {
      throw FileProblem(kind: .notFolder, path: path, reason: "Not a directory")
    }
    // In the order of hashes, as a disk has an order of its own.
    return nodes.keys.filter { PathText.parent($0) == real }.map { child in
      let status = statusOfNode(child)
      return FolderEntry(name: PathText.name(child), kind: status.kind, status: status)
    }
  }

  private func status(_ path: String) throws(FileProblem) -> FileStatus {
    statusOfNode(try resolve(path))
  }

  private func write(_ bytes: [UInt8], _ path: String) throws(FileProblem) {
    let real = (try? resolve(path)) ?? path
    try checkWritable(real)
    guard let folder = PathText.parent(real), case .folder = nodes[folder] else {
      throw Self.missing(path)
    }
    nodes[real] = .file(bytes)
    written.append(path)
  }

  private func checkWritable(_ path: String) throws(FileProblem) {
    guard denied.isDisjoint(with: PathText.upwards(from: path)) else {
      throw Self.permission(path)
    }
  }

  private func statusOfNode(_ path: String) -> FileStatus {
    let number = numbers[path] ?? UInt64(numbers.count + 1)
    numbers[path] = number
    let (kind, size): (FileStatus.Kind, Int) =
      switch nodes[path] {
      case .file(let bytes): (.file, bytes.count)
      case .folder: (.folder, 0)
      case .link: (.symbolicLink, 0)
      case .pipe, nil: (.other, 0)
      }
    return FileStatus(
      kind: kind, size: size, identity: FileStatus.Identity(device: 1, number: number), modified: 0)
  }

  /// The path without links.
  private func resolve(_ path: String, depth: Int = 0) throws(FileProblem) -> String {
    // What follows a loop of links for ever ends here, as it does on a disk.
    guard path.utf8.count < 4096 else {
      throw FileProblem(kind: .other, path: path, reason: "File name too long")
    }
    guard depth < 40 else {
      throw FileProblem(kind: .other, path: path, reason: "Too many levels of symbolic links")
    }
    var real = "/"
    for name in path.split(separator: "/") {
      let next = PathText.join(real, String(name))
      if case .link(let target) = nodes[next] {
        real = try resolve(PathText.absolute(target, in: real), depth: depth + 1)
      } else {
        real = next
      }
    }
    guard nodes[real] != nil else { throw Self.missing(path) }
    return real
  }

  private static func missing(_ path: String) -> FileProblem {
    FileProblem(kind: .missing, path: path, reason: "No such file or directory")
  }

  private static func permission(_ path: String) -> FileProblem {
    FileProblem(kind: .denied, path: path, reason: "Permission denied")
  }
}
