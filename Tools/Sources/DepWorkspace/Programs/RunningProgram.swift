internal import Synchronization

internal import Foundation

/// A program that was started, with files for its three streams.
///
/// Foundation's `Process` waits on a network socket on Linux, and so for ever where there is no
/// network; this waits for the program alone.
package final class RunningProgram: Sendable {
  /// The group of processes that the program and all that it starts belong to.
  private let group: pid_t?
  private let id: pid_t
  private let hasEnded = Mutex(false)

  /// Starts a program, given as an absolute path and its arguments.
  ///
  /// In a group of its own it can be ended together with all that it starts, and keys that a user
  /// presses do not reach it.
  package init(
    _ words: [String], environment: [String: String], input: UnnamedFile, output: UnnamedFile,
    errors: UnnamedFile, hasOwnGroup: Bool = false
  ) throws(FileProblem) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    for (stream, file) in [input, output, errors].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file.descriptor, Int32(stream))
    }
    if hasOwnGroup {
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
      posix_spawnattr_setpgroup(&attributes, 0)
    }
    let environment = environment.map { "\($0)=\($1)" }.sorted()
    var id: pid_t = 0
    let code = Self.withPointers(words) { arguments in
      Self.withPointers(environment) { environment in
        posix_spawn(&id, words.first ?? "", &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else {
      throw FileProblem(
        kind: .other, path: words.first ?? "", reason: String(cString: strerror(code)))
    }
    self.id = id
    group = hasOwnGroup ? id : nil
  }

  /// Waits for the end; the status is 128 and the number of the signal where one ended it.
  package func wait() -> Int32 {
    var information = siginfo_t()
    // Its number stays its own until it is asked for its status, so that `end` ends no other.
    while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    return hasEnded.withLock { hasEnded in
      hasEnded = true
      var status: Int32 = 0
      while waitpid(id, &status, 0) == -1, errno == EINTR {}
      let signal = status & 0x7F
      return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
  }

  /// Ends it, and all that it has started where it has a group of its own.
  package func end() {
    hasEnded.withLock { hasEnded in
      guard !hasEnded else { return }
      _ = kill(group.map { -$0 } ?? id, SIGTERM)
    }
  }

  /// Lends texts as the list of C that ends with nothing.
  private static func withPointers<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = texts.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
