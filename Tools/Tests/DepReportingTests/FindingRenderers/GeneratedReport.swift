@testable import DepAudit
import DepFacts
@testable import DepModel
import DepReporting

/// An audit of any size, the same for the same size.
struct GeneratedReport {
  let report: AuditReport

  private static let rules: [(rule: String, state: Dependency.State, expression: String)] = [
    ("hidden-singleton", .hidden, "NetworkAPI.shared"),
    ("hidden-system-singleton", .hidden, "FileManager.default"),
    ("hidden-ambient-value", .hidden, "Date()"),
    ("hidden-locator", .hidden, "ServiceLocator.orders"),
    ("defaulted-dependency", .defaulted, "UserDefaults.standard"),
    ("transitional-dependency", .transitional, "api"),
  ]

  init(typeCount: Int, findingCount: Int, moduleCount: Int = 24) {
    var findings: [Finding] = []
    var counts = [AuditReport.Counts](repeating: .init(), count: typeCount)
    for number in 0..<findingCount {
      // Steps that share no factor with the counts spread findings unevenly and repeatably.
      let owner = (number * number + number * 7) % typeCount
      let kind = Self.rules[(number * 5 + owner) % Self.rules.count]
      counts[owner][kind.state] += 1
      findings.append(Self.finding(number, owner: owner, moduleCount: moduleCount, kind: kind))
    }
    for owner in 0..<typeCount { counts[owner].injected += owner * 13 % 9 }
    let types = (0..<typeCount).map {
      Self.type($0, counts: counts[$0], moduleCount: moduleCount)
    }
    let sorted = types.sorted {
      (-$0.counts.hidden, $0.module, $0.name) < (-$1.counts.hidden, $1.module, $1.name)
    }
    report = AuditReport(
      modules: Self.modules(types, moduleCount: moduleCount), types: sorted,
      next: sorted.filter { $0.counts.hidden > 0 }.suffix(10).map {
        AuditReport.Candidate(type: $0, reason: "leaf")
      },
      findings: findings.sorted { ($0.file, $0.position) < ($1.file, $1.position) },
      exemptUses: (0..<findingCount / 8).map(Self.aside),
      skippedFiles: [
        SkippedFile(path: ".build", reason: "build folder"),
        SkippedFile(path: "Pods", reason: "vendored"),
        SkippedFile(path: "Sources/API/Generated.swift", reason: "generated"),
      ],
      fileCount: typeCount, testFileCount: typeCount / 4, lineCount: typeCount * 170)
  }

  private static func name(_ owner: Int) -> String {
    let subjects = ["Order", "Profile", "Feed", "Payment", "Search", "Login", "Cart", "Media"]
    let roles = ["Service", "ViewModel", "Coordinator", "Store", "Repository"]
    return subjects[owner % 8] + roles[owner / 8 % 5] + (owner < 40 ? "" : "\(owner / 40)")
  }

  private static func moduleName(_ owner: Int, _ moduleCount: Int) -> String {
    let names = ["App", "Networking", "Storage", "Checkout", "Design", "Accounts"]
    let module = owner % moduleCount * (owner % 3 + 1) / 3
    return names[module % 6] + (module < 6 ? "" : "\(module / 6)")
  }

  private static func finding(
    _ number: Int, owner: Int, moduleCount: Int,
    kind: (rule: String, state: Dependency.State, expression: String)
  ) -> Finding {
    let severity: Severity =
      kind.state == .transitional ? .note : number.isMultiple(of: 50) ? .error : .warning
    let module = moduleName(owner, moduleCount)
    return SampleReport.finding(
      kind.rule, severity: severity, state: kind.state, line: Int32(10 + number % 400),
      column: 17, expression: kind.expression, type: name(owner),
      file: "Sources/\(module)/\(name(owner)).swift", module: module,
      command: kind.state == .hidden ? "depstructs migrate \(module).\(name(owner))" : nil,
      field: kind.state == .hidden ? "dependency\(number % 6)" : nil)
  }

  private static func type(
    _ owner: Int, counts: AuditReport.Counts, moduleCount: Int
  ) -> AuditReport.TypeSummary {
    let module = moduleName(owner, moduleCount)
    return SampleReport.type(
      name(owner), counts, module: module, file: "Sources/\(module)/\(name(owner)).swift")
  }

  private static func modules(
    _ types: [AuditReport.TypeSummary], moduleCount: Int
  ) -> [AuditReport.Module] {
    Dictionary(grouping: types, by: \.module)
      .map { name, types in
        var counts = AuditReport.Counts()
        for type in types {
          for state in Dependency.State.allCases { counts[state] += type.counts[state] }
        }
        return SampleReport.module(name, files: types.count, lines: types.count * 170, counts)
      }
      .sorted { $0.name < $1.name }
  }

  private static func aside(_ number: Int) -> AuditReport.ExemptEntry {
    AuditReport.ExemptEntry(
      reason: ExemptUse.Reason.allCases[number % ExemptUse.Reason.allCases.count],
      file: "Tests/AppTests/Case\(number % 90).swift",
      position: SourcePosition(line: Int32(number + 1), column: 9, offset: Int32(number * 40)),
      expression: "NetworkAPI.shared", type: "Case\(number % 90)", member: "setUp()")
  }
}
