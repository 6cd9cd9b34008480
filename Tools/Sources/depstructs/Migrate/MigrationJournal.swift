import DepPlan
import DepWorkspace

/// A note on the disk of the files that a run is about to change.
///
/// A signal that can be caught ends in ``Interruption``. After `kill -9` or a power cut only this
/// note tells the next run that the files are half migrated.
struct MigrationJournal: Sendable {
  struct Dependencies: Sendable {
    var fileSystem: FileSystem
    var terminal: Terminal
    /// The working directory, absolute.
    var currentFolder: String
    var processID: @Sendable () -> Int32
    var isRunning: @Sendable (_ processID: Int32) -> Bool
  }

  /// The name of the note, in the working directory.
  static let fileName = ".depstructs-migration"

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  private var location: String { PathText.join(dependencies.currentFolder, Self.fileName) }

  /// Notes the files before the first one changes; `isForced` where git may lack what they hold.
  func begin(_ changes: [FileChange], isForced: Bool) throws {
    let processID = dependencies.processID()
    if let other = entry, other.processID != processID, dependencies.isRunning(other.processID) {
      throw ToolFailure(
        "another 'depstructs migrate --write' (process \(other.processID)) is changing this "
          + "project; wait until it has ended")
    }
    let entry = Entry(processID: processID, isForced: isForced, changed: changes.map(\.path))
    try dependencies.fileSystem.write(Array(entry.text.utf8), location)
  }

  /// Removes the note of this run.
  func end() {
    if entry?.processID == dependencies.processID() { removeNote() }
  }

  /// Says what an earlier run left half done, with the command that takes it back, and removes
  /// its note and its temporary files.
  func reportLeftover() {
    guard let entry, !dependencies.isRunning(entry.processID) else { return }
    for path in entry.changed { removeTemporaries(of: path, entry.processID) }
    dependencies.terminal.writeError(entry.warning)
    removeNote()
  }

  /// The note on the disk, of whichever run.
  private var entry: Entry? {
    (try? dependencies.fileSystem.read(location))
      .flatMap { Entry(String(decoding: $0, as: UTF8.self)) }
  }

  private func removeNote() { try? dependencies.fileSystem.remove(location) }

  private func removeTemporaries(of path: String, _ processID: Int32) {
    let file = PathText.absolute(path, in: dependencies.currentFolder)
    let target = dependencies.fileSystem.realPath(file) ?? file
    guard let folder = PathText.parent(target),
      let entries = try? dependencies.fileSystem.list(folder)
    else { return }
    let mark = TemporaryName(file: PathText.name(target), processID: processID)
    for entry in entries where mark.matches(entry.name) {
      try? dependencies.fileSystem.remove(PathText.join(folder, entry.name))
    }
  }
}

extension MigrationJournal {
  /// What the note says: the process, then a line for each file.
  fileprivate struct Entry {
    var processID: Int32
    var isForced: Bool
    var changed: [String] = []

    var text: String {
      let lines =
        ["process \(processID)"] + (isForced ? ["forced"] : [])
        + changed.map { "changed \($0)" }
      return lines.joined(separator: "\n") + "\n"
    }

    var warning: String {
      let count = changed.count == 1 ? "1 file" : "\(changed.count) files"
      return """
        warning: an earlier 'depstructs migrate --write' (process \(processID)) did not finish; \
        it was about to change \(count), and some may be changed already
            \(remedy)

        """
    }

    private var remedy: String {
      let changed = changed.map(Self.quoted).joined(separator: " ")
      if isForced {
        return "'--force' was given, so git may lack your own changes; look for the changes with: "
          + "git diff HEAD -- \(changed)"
      }
      return "to take everything back: git checkout HEAD -- \(changed)"
    }

    /// The path as one word of a shell.
    private static func quoted(_ path: String) -> String {
      "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
    }
  }
}

extension MigrationJournal.Entry {
  /// Reads a note; nil for one that this tool did not write.
  init?(_ text: String) {
    let lines = text.split(separator: "\n")
    guard let first = lines.first, first.hasPrefix("process "),
      let processID = Int32(first.dropFirst("process ".count))
    else { return nil }
    let mark = "changed "
    self.init(
      processID: processID, isForced: lines.contains("forced"),
      changed: lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) })
  }
}
