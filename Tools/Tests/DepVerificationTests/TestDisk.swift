import DepVerification
import Synchronization

/// Files in memory, with what was done to them.
final class TestDisk: Sendable {
  struct Denied: Error, CustomStringConvertible {
    var description: String { "permission denied" }
  }

  private struct State {
    var files: [String: [UInt8]] = [:]
    var denied: Set<String> = []
    var touched: [String] = []
  }

  private let state = Mutex(State())

  init(_ files: [String: String]) {
    state.withLock { $0.files = files.mapValues { Array($0.utf8) } }
  }

  var dependencies: ChangedFiles.Dependencies {
    .init(
      read: { path in self.bytes(of: path) },
      write: { bytes, path in
        try self.state.withLock { state in
          guard !state.denied.contains(path) else { throw Denied() }
          state.files[path] = bytes
          state.touched.append(path)
        }
      })
  }

  /// Every file with its text.
  var texts: [String: String] {
    state.withLock { $0.files.mapValues { String(decoding: $0, as: UTF8.self) } }
  }

  /// The files that were written, in order.
  var touched: [String] { state.withLock(\.touched) }

  func bytes(of path: String) -> [UInt8]? { state.withLock { $0.files[path] } }

  /// Puts text there as another program does.
  func put(_ text: String, at path: String) {
    state.withLock { $0.files[path] = Array(text.utf8) }
  }

  func deny(_ path: String) { state.withLock { _ = $0.denied.insert(path) } }
}
