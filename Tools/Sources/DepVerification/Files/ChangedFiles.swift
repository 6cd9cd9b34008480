package import DepPlan
internal import Synchronization

/// The files that a migration changes on the disk, with what they held before.
///
/// Every file is as it was or as a plan asks, and what other programs write in the meantime stays.
package final class ChangedFiles: Sendable {
  package struct Dependencies: Sendable {
    /// The bytes of a file by its path; nil where there is none.
    package var read: @Sendable (_ path: String) throws -> [UInt8]?
    /// Replaces a file as a whole.
    package var write: @Sendable (_ bytes: [UInt8], _ path: String) throws -> Void

    package init(
      read: @escaping @Sendable (_ path: String) throws -> [UInt8]?,
      write: @escaping @Sendable (_ bytes: [UInt8], _ path: String) throws -> Void
    ) {
      self.read = read
      self.write = write
    }
  }

  private struct State {
    /// What files held before they were changed.
    var originals: [String: [UInt8]] = [:]
    /// What this put into files that differ from their originals.
    var written: [String: [UInt8]] = [:]
    var isClosed = false
  }

  private let dependencies: Dependencies
  private let state = Mutex(State())

  package init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// Gives the files of a plan their new contents, and all others their old.
  ///
  /// Only files that have to change are touched. Where one cannot be written, all are put back.
  package func apply(_ changes: [FileChange]) throws(ChangeProblem) {
    try state.withLock { (state) throws(ChangeProblem) in
      guard !state.isClosed else { throw .interrupted }
      for change in changes where state.originals[change.path] == nil {
        state.originals[change.path] = change.before
      }
      var wanted: [String: [UInt8]] = [:]
      for change in changes { wanted[change.path] = change.after }
      let steps = steps(to: wanted, from: state)
      for step in steps {
        guard try holds(step.found, step.path) else { throw .changedMeanwhile([step.path]) }
      }
      for step in steps { try take(step, &state) }
    }
  }

  /// Puts every file back as it was.
  package func restore() throws(ChangeProblem) {
    try state.withLock { (state) throws(ChangeProblem) in try restore(&state) }
  }

  /// Puts every file back, and refuses all later changes.
  package func restoreForGood() throws(ChangeProblem) {
    try state.withLock { (state) throws(ChangeProblem) in
      state.isClosed = true
      try restore(&state)
    }
  }

  // MARK: Steps

  /// A file that has to change.
  private struct Step {
    var path: String
    var found: [UInt8]
    var wanted: [UInt8]
  }

  private func steps(to wanted: [String: [UInt8]], from state: State) -> [Step] {
    state.originals.sorted { $0.key < $1.key }.compactMap { path, original in
      let found = state.written[path] ?? original
      let wanted = wanted[path] ?? original
      return found == wanted ? nil : Step(path: path, found: found, wanted: wanted)
    }
  }

  private func take(_ step: Step, _ state: inout State) throws(ChangeProblem) {
    do {
      try dependencies.write(step.wanted, step.path)
    } catch {
      do throws(ChangeProblem) {
        try restore(&state)
      } catch let second {
        throw .notWritten(step.path, "\(error)", restoring: second.description)
      }
      throw .notWritten(step.path, "\(error)", restoring: nil)
    }
    let isOriginal = step.wanted == state.originals[step.path]
    state.written[step.path] = isOriginal ? nil : step.wanted
  }

  /// Puts back as many files as can be, and then tells which could not.
  private func restore(_ state: inout State) throws(ChangeProblem) {
    var changed: [String] = []
    var failures: [String] = []
    for step in steps(to: [:], from: state) {
      do {
        guard try holds(step.found, step.path) else {
          changed.append(step.path)
          continue
        }
        try dependencies.write(step.wanted, step.path)
        state.written[step.path] = nil
      } catch {
        failures.append("\(error)")
      }
    }
    guard failures.isEmpty else { throw .notRestored(failures) }
    guard changed.isEmpty else { throw .changedMeanwhile(changed) }
  }

  private func holds(_ bytes: [UInt8], _ path: String) throws(ChangeProblem) -> Bool {
    do {
      return try dependencies.read(path) == bytes
    } catch {
      throw .notRead(path, "\(error)")
    }
  }
}
