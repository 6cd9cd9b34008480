internal import Foundation

/// A file without a name, which is gone with its value.
///
/// It stands for a pipe: a program that fills one pipe while we fill another stops both, writing to
/// one that has ended kills us, and one that a program in the background keeps has no end.
package final class UnnamedFile {
  package struct Failure: Error, CustomStringConvertible {
    package var description: String { "no temporary file can be made" }
  }

  private let stream: UnsafeMutablePointer<FILE>
  let descriptor: Int32

  package init(holding bytes: [UInt8] = []) throws(Failure) {
    guard let stream = tmpfile() else { throw Failure() }
    self.stream = stream
    descriptor = fileno(stream)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let count = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stream) }
    guard count == bytes.count, fflush(stream) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw Failure()
    }
  }

  deinit { fclose(stream) }

  /// All that it holds, whoever wrote it.
  package func contents() -> [UInt8] {
    let end = lseek(descriptor, 0, SEEK_END)
    guard end > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: Int(end)) { buffer, count in
      count = 0
      while count < buffer.count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let more = pread(descriptor, rest.baseAddress, rest.count, off_t(count))
        if more < 0, errno == EINTR { continue }
        guard more > 0 else { break }
        count += more
      }
    }
  }
}
