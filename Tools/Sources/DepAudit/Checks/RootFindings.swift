package import DepFacts
package import DepModel

/// Makes findings of what is wrong with composition roots and containers.
package enum RootFindings {
  /// The rules that look at them.
  package static let rules = Set(
    Rule.all.lazy.filter { [.roots, .containers].contains($0.group) }.map(\.name))

  static func findings(_ problems: [RootProblem], in model: ProjectModel) -> [Finding] {
    guard !problems.isEmpty else { return [] }
    let files = Dictionary(
      model.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    let maker = FindingMaker(model)
    return problems.compactMap { problem in
      guard let file = files[problem.file] else { return nil }
      var finding = maker.finding(
        problem.rule, at: Place(file: file, position: problem.position),
        expression: problem.subject, type: nil, text: .root(problem), notes: problem.notes)
      if problem.isError { finding.severity = max(finding.severity, .warning) }
      return finding
    }
  }

  /// Whether a comment of the sources silences a rule at a place.
  package static func isSilenced(
    _ rule: RuleName, in file: String, at position: SourcePosition, _ model: ProjectModel
  ) -> Bool {
    model.files.first { $0.path == file }?.suppressions
      .contains { $0.silences(rule.rawValue, at: position) } == true
  }
}

extension FindingText {
  /// What `wire` says, with what its rule advises.
  static func root(_ problem: RootProblem) -> FindingText {
    FindingText(
      problem.message, repair: repair(problem.rule),
      command: problem.rule == .unusedRootPart ? "depstructs wire --prune --write" : nil)
  }

  private static func repair(_ rule: RuleName) -> String {
    switch rule {
    case .unusedRootPart: "delete it"
    case .notRegistered: "register it, or fetch what is registered"
    case .unreadRegistration: "delete the registration"
    case .unmadeType: "write a construction of it in a root, or delete the type"
    case .captiveLifetime: "let the field be a closure, which asks each time"
    case .keptCircle: "let one of them hold the other weakly, or by a closure that ends"
    default: "make one field on the circle a closure, which asks when it is called"
    }
  }
}
