import DepFacts
import DepPlan
import DepVerification
import Synchronization

/// A project of types in files of their own, each with one edit, and commands that judge them.
///
/// The file of a type has three lines; migrating the type replaces `old` in the second by `new`.
struct Workshop {
  let types: [String]
  let disk: TestDisk
  /// Edits that are made for several types: the file that gets it, and the types.
  var shared: [String: [String]] = [:]
  private let log = CommandLog()

  init(_ types: [String], others: [String: String] = [:]) {
    self.types = types
    var files = others
    for type in types { files[Self.path(of: type)] = Self.text }
    disk = TestDisk(files)
  }

  static let text = "class X {\n  let a = old\n}\n"

  static func path(of type: String) -> String { "Sources/App/\(type).swift" }

  /// The command lines that were run, in order.
  var ran: [String] { log.lines }

  /// The types whose files hold new text.
  var applied: [String] {
    types.filter { disk.texts[Self.path(of: $0)]?.contains("new") == true }
  }

  /// Verifies the plan of all types; the closures get the types that are applied.
  func verify(
    build: (@Sendable (_ applied: [String]) throws -> String)? = nil,
    tests: (@Sendable (_ applied: [String]) throws -> CommandOutcome)? = nil
  ) throws -> VerifiedPlan {
    let workshop = self
    let verifier = Verifier(
      dependencies: .init(
        plan: { workshop.plan(excluding: $0) },
        files: ChangedFiles(dependencies: disk.dependencies),
        source: { workshop.disk.bytes(of: $0) },
        run: { command in
          workshop.log.append(command)
          let applied = workshop.applied
          if command == "test" {
            return try tests?(applied) ?? CommandOutcome(status: 0, output: "")
          }
          let output = try build?(applied) ?? ""
          return CommandOutcome(status: output.isEmpty ? 0 : 1, output: output)
        }, now: { 0 }, say: { _ in }),
      commands: VerificationCommands(
        build: build == nil ? nil : "build", tests: tests == nil ? nil : "test"),
      records: records, folders: ["/project"])
    return try verifier.verify(plan(excluding: Exclusions()))
  }

  func plan(excluding exclusions: Exclusions) -> MigrationPlan {
    let rest = types.filter { exclusions.reasons["App.\($0)"] == nil }
    let changes = rest.compactMap { type -> FileChange? in
      var edits = [Edit(range: 20..<23, replacement: "new", owners: ["App.\(type)"])]
      let owners = (shared[type] ?? []).filter(rest.contains).map { "App.\($0)" }
      if !owners.isEmpty {
        edits.append(Edit(range: 26..<26, replacement: "// \(owners)\n", owners: owners))
      }
      return try? FileChange(
        path: Self.path(of: type), before: Array(Self.text.utf8), edits: edits)
    }
    let outcomes = types.map { type in
      var outcome = TypeOutcome(
        name: type, module: "App", path: Self.path(of: type),
        position: SourcePosition(line: 1, column: 1, offset: 0),
        status: rest.contains(type) ? .migrated : .skipped)
      outcome.rewrittenCount = rest.contains(type) ? 1 : 0
      return outcome
    }
    return MigrationPlan(outcomes: outcomes, changes: changes)
  }

  private var records: [SourceRecord] {
    disk.texts.keys.sorted().map { path in
      var facts = FileFacts()
      if let type = types.first(where: { Self.path(of: $0) == path }) {
        facts.types = [
          TypeFact(
            kind: .class, name: type, parent: -1, access: .implicit,
            position: SourcePosition(line: 1, column: 1, offset: 0), lastLine: 3)
        ]
      }
      return SourceRecord(
        path: path, module: "App", role: path.hasPrefix("Tests") ? .test : .source, facts: facts)
    }
  }

  /// An error on a line of a type's file.
  static func error(_ type: String, line: Int, _ message: String = "broken") -> String {
    "/project/\(path(of: type)):\(line):3: error: \(message)\n"
  }
}

/// Lines that any thread may add.
final class CommandLog: Sendable {
  private let state = Mutex<[String]>([])
  var lines: [String] { state.withLock { $0 } }
  func append(_ line: String) { state.withLock { $0.append(line) } }
}

extension VerifiedPlan {
  /// The names of the types with a status.
  func names(_ status: TypeOutcome.Status) -> [String] {
    plan.outcomes.filter { $0.status == status }.map(\.name)
  }

  /// Why a type was put back: `compiler-error Sources/App/A.swift:2:3 broken`.
  func reason(_ name: String) -> String? {
    plan.outcomes.first { $0.name == name }?.refusal.map {
      "\($0.reason.rawValue) \($0.path):\($0.position.line):\($0.position.column) \($0.detail)"
    }
  }
}
