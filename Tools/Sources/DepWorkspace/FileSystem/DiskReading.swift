internal import Foundation

/// Reads whole files.
enum DiskReading {
  static func read(_ path: String) throws(FileProblem) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe waits for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw .last(path) }
    switch information.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileProblem(kind: .isFolder, path: path, reason: "Is a directory")
    default: throw FileProblem(kind: .notRegular, path: path, reason: "Not a regular file")
    }
    return try readToEnd(descriptor, expecting: Int(information.st_size), path)
  }

  /// Asks for one byte more than is expected, so that a file that did not grow takes one call.
  private static func readToEnd(
    _ descriptor: Int32, expecting size: Int, _ path: String
  ) throws(FileProblem) -> [UInt8] {
    var failed = false
    var bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      (count, failed) = fill(UnsafeMutableRawBufferPointer(buffer), descriptor, enough: size)
    }
    while !failed, bytes.count > size {
      let more = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        (count, failed) = fill(UnsafeMutableRawBufferPointer(buffer), descriptor, enough: 1 << 16)
      }
      if more.isEmpty { break }
      bytes += more
    }
    if failed { throw .last(path) }
    return bytes
  }

  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, _ descriptor: Int32, enough: Int
  ) -> (count: Int, failed: Bool) {
    var count = 0
    repeat {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
      let more = readSome(descriptor, into: rest)
      if more < 0 {
        if errno == EINTR { continue }
        return (count, true)
      }
      if more == 0 { break }
      count += more
    } while count < enough
    return (count, false)
  }
}

/// Outside of the enumeration, where `read` means the function of the system.
private func readSome(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
