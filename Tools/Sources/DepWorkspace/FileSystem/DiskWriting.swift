internal import Foundation

/// Writes files so that a reader sees the old one or the new one, never a part.
enum DiskWriting {
  static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    let target = try resolved(path, depth: 0)
    let (descriptor, temporary) = try openTemporary(beside: target)
    do throws(FileProblem) {
      try fill(descriptor, with: bytes, like: target, temporary)
      // depstructs:ignore hidden-ambient-value - this type is the way to the disk
      guard rename(temporary, target) == 0 else { throw .last(path) }
    } catch {
      // depstructs:ignore hidden-ambient-value - this type is the way to the disk
      unlink(temporary)
      throw error
    }
  }

  static func makeFolder(_ path: String) throws(FileProblem) {
    // depstructs:ignore hidden-ambient-value - this type is the way to the disk
    if mkdir(path, 0o777) == 0 { return }
    let problem = FileProblem.last(path)
    if let status = try? DiskListing.status(path), status.kind == .folder { return }
    guard problem.kind == .missing, let parent = PathText.parent(path) else { throw problem }
    try makeFolder(parent)
    // depstructs:ignore hidden-ambient-value - this type is the way to the disk
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last(path) }
  }

  static func remove(_ path: String) throws(FileProblem) {
    // depstructs:ignore hidden-ambient-value - this type is the way to the disk
    guard unlink(path) == 0 else { throw .last(path) }
  }

  /// Where a chain of symbolic links ends, also when nothing stands there yet.
  private static func resolved(_ path: String, depth: Int) throws(FileProblem) -> String {
    if let real = DiskListing.realPath(path) { return real }
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0, count < buffer.count else { return path }
    guard depth < 40, let folder = PathText.parent(path) else {
      throw FileProblem(kind: .other, path: path, reason: "Too many levels of symbolic links")
    }
    let target = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return try resolved(PathText.absolute(target, in: folder), depth: depth + 1)
  }

  private static func openTemporary(
    beside path: String
  ) throws(FileProblem) -> (descriptor: Int32, path: String) {
    let folder = PathText.parent(path) ?? "/"
    let name = PathText.name(path)
    // depstructs:ignore hidden-ambient-value - a name that no other run takes
    let names = TemporaryName(file: name, processID: getpid())
    for attempt in 0..<1000 {
      let temporary = PathText.join(folder, names.name(attempt))
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, temporary) }
      guard errno == EEXIST else { throw .last(path) }
    }
    throw .last(path)
  }

  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], like target: String, _ temporary: String
  ) throws(FileProblem) {
    defer { close(descriptor) }
    var information = stat()
    if stat(target, &information) == 0 {
      guard information.st_mode & S_IFMT == S_IFREG else {
        throw FileProblem(kind: .notRegular, path: target, reason: "Not a regular file")
      }
      guard access(target, W_OK) == 0 else { throw .last(target) }
      // For a run as another user, such as root in a container. It may clear bits of the mode.
      _ = fchown(descriptor, information.st_uid, information.st_gid)
      guard fchmod(descriptor, information.st_mode & 0o7777) == 0 else { throw .last(target) }
    }
    let failed = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
    // Without it, a power cut after the rename can leave an empty file in place of the old one.
    guard !failed, fsync(descriptor) == 0 else { throw .last(target) }
  }

  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
      let count = writeSome(rest, to: descriptor)
      if count < 0 {
        if errno == EINTR { continue }
        return true
      }
      done += count
    }
    return false
  }
}

/// Outside of the enumeration, where `write` means the function of the system.
private func writeSome(_ buffer: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}
