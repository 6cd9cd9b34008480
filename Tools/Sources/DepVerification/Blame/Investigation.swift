internal import DepFacts
internal import DepPlan

/// Finds out which types of a plan are to blame for what a compiler or a test complains about.
struct Investigation {
  private let plan: MigrationPlan
  private let paths: ProjectPaths
  private let typeLines: TypeLines
  /// The bytes of a file that the plan does not change; nil where there is none.
  private let source: (_ path: String) -> [UInt8]?
  /// The keys of the types that can be put back.
  private let suspects: Set<String>
  /// The same by the last part of their names.
  private let named: [Substring: [String]]
  private let changes: [String: FileChange]

  init(
    of plan: MigrationPlan, suspects: Set<String>, paths: ProjectPaths, typeLines: TypeLines,
    source: @escaping (_ path: String) -> [UInt8]?
  ) {
    self.plan = plan
    self.suspects = suspects
    self.paths = paths
    self.typeLines = typeLines
    self.source = source
    named = Dictionary(grouping: suspects.sorted()) { $0.split(separator: ".").last ?? "" }
    changes = Dictionary(plan.changes.map { ($0.path, $0) }) { first, _ in first }
  }

  /// The types to which the surest diagnostics point, with the first reason for each.
  func blame(for diagnostics: [Diagnostic]) -> (
    ground: Blame.Ground, reasons: [String: SkippedUse]
  )? {
    let blames = diagnostics.compactMap(blame)
    guard let surest = blames.map(\.ground).min() else { return nil }
    var reasons: [String: SkippedUse] = [:]
    for blame in blames where blame.ground == surest {
      for type in blame.types where reasons[type] == nil { reasons[type] = blame.reason }
    }
    return (surest, reasons)
  }

  private func blame(_ diagnostic: Diagnostic) -> Blame? {
    let path = paths.path(for: diagnostic.path)
    let change = path.flatMap { changes[$0] }
    let edited = change.map { EditedLines($0) }
    let original = edited?.originalLine(of: diagnostic.line) ?? diagnostic.line
    let reason = SkippedUse(
      reason: diagnostic.kind == .compiler ? .compilerError : .testFailure,
      path: path ?? diagnostic.path,
      position: SourcePosition(
        line: Int32(clamping: original), column: Int32(clamping: diagnostic.column), offset: 0),
      expression: diagnostic.test, detail: diagnostic.message)
    if let edited {
      let owners = edited.owners(ofLine: diagnostic.line).filter(suspects.contains)
      if !owners.isEmpty {
        return Blame(
          ground: owners.count == 1 ? .edit : .sharedEdit, types: owners, reason: reason)
      }
    }
    let around = path.map { typeLines.types(around: original, in: $0) } ?? []
    if let type = around.first(where: suspects.contains) {
      return Blame(ground: .declaration, types: [type], reason: reason)
    }
    let line = path.map { self.line(diagnostic.line, of: $0, change) } ?? []
    for words in [Array(diagnostic.message.utf8), line] {
      let types = suspects(amid: Self.identifiers(in: words))
      if !types.isEmpty { return Blame(ground: .name, types: types, reason: reason) }
    }
    let types = suspects(amid: [Self.subject(of: diagnostic.test)])
    return types.isEmpty ? nil : Blame(ground: .testName, types: types, reason: reason)
  }

  private func suspects(amid names: [String]) -> [String] {
    Set(names.flatMap { named[Substring($0)] ?? [] }).sorted()
  }

  /// A line of a file as it stands on the disk now.
  private func line(_ number: Int, of path: String, _ change: FileChange?) -> [UInt8] {
    guard let bytes = change?.after ?? source(path) else { return [] }
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: number, omittingEmptySubsequences: false)
    return lines.indices.contains(number - 1) ? Array(lines[number - 1]) : []
  }

  /// Every run of letters, digits and underscores.
  private static func identifiers(in bytes: [UInt8]) -> [String] {
    bytes.split { byte in
      !(byte >= 0x80 || byte == UInt8(ascii: "_")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20))
    }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The type that a suite of tests is called after: `Reader` for `ReaderTests.testLoad`.
  private static func subject(of test: String) -> String {
    let suite = String(test.split(separator: ".").first ?? "")
    for ending in ["Tests", "Test", "Specs", "Spec"] where suite.hasSuffix(ending) {
      return String(suite.dropLast(ending.count))
    }
    return suite
  }
}
