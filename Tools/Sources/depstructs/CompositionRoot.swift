import DepFacts
import DepModel
import DepParsing
import DepReporting
import DepVerification
import DepWorkspace
import Dispatch
import Foundation

/// The composition root: everything that the tool takes from outside is made here.
struct CompositionRoot {
  let terminal: Terminal
  let host: DepWorkspace.Host
  let fileSystem: FileSystem
  let commands: CommandRunner

  init() {
    terminal = Terminal(dependencies: .standard)
    host = .live
    fileSystem = .live
    commands = .live
  }

  var projectReader: ProjectReader {
    let reader = FactReader()
    let terminal = terminal
    return ProjectReader(
      dependencies: .init(
        fileSystem: fileSystem, host: host, terminal: terminal, parse: { reader.read($0) },
        makeProgress: {
          Progress(
            dependencies: .init(
              terminal: terminal, now: { Date().timeIntervalSinceReferenceDate }))
        },
        parallel: { count in
          ParallelWork(workerCount: count) { work in
            DispatchQueue.concurrentPerform(iterations: count) { _ in work() }
          }
        },
        toolStamp: { ToolStamp(dependencies: .live).text(version: ToolVersion.current) }))
  }

  var revisions: RevisionReader {
    RevisionReader(
      dependencies: .init(
        projectReader: projectReader, fileSystem: fileSystem,
        git: .init(commands: commands, currentFolder: host.currentFolder())))
  }

  var files: OutputFiles {
    OutputFiles(dependencies: .init(fileSystem: fileSystem, host: host, terminal: terminal))
  }

  var auditRun: AuditRun {
    let host = host
    return AuditRun(
      dependencies: .init(
        projectReader: projectReader, revisions: revisions, files: files, terminal: terminal,
        host: host, journal: journal,
        forbidsColor: { host.environment("NO_COLOR")?.isEmpty == false },
        makeSnapshot: makeSnapshot,
        keepUntilExit: { _ = Unmanaged.passRetained(KeptValue($0)) }))
  }

  var graphRun: GraphRun {
    let graphviz = Graphviz(dependencies: .init(commands: commands))
    return GraphRun(
      dependencies: .init(
        projectReader: projectReader, revisions: revisions, files: files,
        graphviz: .init(renderDot: { try graphviz.svg(of: $0) }), makeSnapshot: makeSnapshot))
  }

  var mockRun: MockRun {
    MockRun(
      dependencies: .init(
        projectReader: projectReader, fileSystem: fileSystem, files: files, terminal: terminal,
        currentFolder: host.currentFolder()))
  }

  var wireRun: WireRun {
    let reader = FactReader()
    let completion = RootCompletion(dependencies: .init(parse: { reader.read($0) }))
    let changes = checkedChanges(running: ShellCommand(dependencies: .live))
    return WireRun(
      dependencies: .init(
        projectReader: projectReader, files: files, terminal: terminal,
        makeSnapshot: makeSnapshot,
        newRoots: NewRootFiles(
          dependencies: .init(
            files: files, terminal: terminal, changes: changes, completion: completion)),
        registeredRoots: RegisteredRoots(
          dependencies: .init(
            files: files, terminal: terminal, changes: changes, completion: completion)),
        changes: changes, currentFolder: host.currentFolder()))
  }

  private func checkedChanges(running shell: ShellCommand) -> CheckedChanges {
    CheckedChanges(
      dependencies: .init(
        makeChangedFiles: makeChangedFiles, workTreeCheck: workTreeCheck, journal: journal,
        shell: shell, interruption: interruption, terminal: terminal))
  }

  private var makeChangedFiles: @Sendable () -> ChangedFiles {
    let (fileSystem, folder) = (fileSystem, host.currentFolder())
    return { ChangedFiles(dependencies: .init(fileSystem: fileSystem, folder: folder)) }
  }

  private var workTreeCheck: WorkTreeCheck {
    WorkTreeCheck(
      dependencies: .init(
        git: .init(
          commands: commands, currentFolder: host.currentFolder(),
          remedies: WorkTreeCheck.remedies),
        realPath: fileSystem.realPath))
  }

  private var interruption: Interruption {
    Interruption(dependencies: .init(terminal: terminal, queue: DispatchQueue.global()))
  }

  private var makeSnapshot: @Sendable () -> SourceSnapshot {
    let (fileSystem, folder) = (fileSystem, host.currentFolder())
    return {
      SourceSnapshot(
        dependencies: .init(
          fileSystem: fileSystem, currentFolder: folder,
          makeLineLimits: {
            FormatterLineLimits(
              dependencies: .init(
                read: { try? fileSystem.read($0) }, exists: { fileSystem.exists($0) }))
          }))
    }
  }

  private var journal: MigrationJournal {
    MigrationJournal(
      dependencies: .init(
        fileSystem: fileSystem, terminal: terminal, currentFolder: host.currentFolder(),
        processID: { getpid() }, isRunning: { kill($0, 0) == 0 || errno == EPERM }))
  }

  var migrateRun: MigrateRun {
    let shell = ShellCommand(dependencies: .live)
    return MigrateRun(
      dependencies: .init(
        projectReader: projectReader, files: files, fileSystem: fileSystem, terminal: terminal,
        makeSnapshot: makeSnapshot, changes: checkedChanges(running: shell),
        currentFolder: host.currentFolder(), shell: shell,
        now: { Date().timeIntervalSinceReferenceDate }))
  }
}

/// A value that is never released.
private final class KeptValue: Sendable {
  let value: any Sendable

  init(_ value: any Sendable) { self.value = value }
}
