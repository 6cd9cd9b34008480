internal import DepAudit
internal import DepFacts
internal import DepModel

/// What the audit has seen and does not count, in a few lines.
struct AsideSummary {
  let report: AuditReport

  func lines() -> [String] {
    var lines: [String] = []
    if !report.exemptUses.isEmpty {
      lines.append("not counted: \(reasons()); list them with --format json")
    }
    if !report.skippedFiles.isEmpty {
      lines.append("excluded: \(skippedFiles()); list them with --format json")
    }
    return lines
  }

  private func reasons() -> String {
    let parts = ExemptUse.Reason.allCases.compactMap { reason -> String? in
      let count = report.exemptUses.count { $0.reason == reason }
      return count == 0 ? nil : "\(Counted.grouped(count)) \(Self.phrase(reason))"
    }
    return parts.joined(separator: ", ")
  }

  private func skippedFiles() -> String {
    Dictionary(grouping: report.skippedFiles, by: \.reason)
      .map { (reason: $0.key, count: $0.value.count) }
      .sorted { (-$0.count, $0.reason) < (-$1.count, $1.reason) }
      .map { "\(Counted.grouped($0.count)) (\($0.reason))" }
      .joined(separator: ", ")
  }

  /// Where the places are that a reason sets aside.
  static func phrase(_ reason: ExemptUse.Reason) -> String {
    switch reason {
    case .ownDeclaration: "in the singleton's own declaration"
    case .compositionRoot: "in composition roots"
    case .live: "in live values"
    case .test: "in tests"
    case .preview: "in previews"
    case .environment: "from the view's environment"
    case .constant: "constants of SDKs, which reach no effect"
    case .statelessSingleton: "singletons without state or effect"
    case .plainObject: "objects made in place, which reach no effect"
    case .navigation: "views and view models that a screen makes"
    case .appearance: "colors, fonts and images"
    case .unreadCode: "statics that give a value by code that was not read"
    case .logging: "what only writes to a log"
    case .preset: "statics that make a value of their own type"
    case .identity: "identifiers of values"
    case .adapter: "what the live type behind a protocol gives"
    case .composition: "objects that a router fetches for what it makes"
    case .assembly: "objects that a factory or coordinator makes"
    case .delay: "closures that a queue runs later"
    case .deviceFormat: "formatters and calendars made for the device"
    case .feedback: "sounds and haptics of types without other dependencies"
    case .keyboard: "notifications of the keyboard and of text fields"
    case .passedTime: "the time in functions that are given the time"
    case .sharedStore: "properties that a wrapper keeps in a shared store"
    }
  }
}
