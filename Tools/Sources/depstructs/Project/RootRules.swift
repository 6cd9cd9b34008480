import DepAudit
import DepModel
import DepSyntax
import DepWiring

/// What the audit says about composition roots and containers: what `wire --check` finds, under the
/// audit's rules.
enum RootRules {
  /// Nil where the audit has no rule: `wire` alone tells how a root is completed.
  static func rule(for name: WiringProblemName) -> RuleName? {
    switch name {
    case .unused: .unusedRootPart
    case .unmade: .unmadeType
    case .captive: .captiveLifetime
    case .cycle, .circleInScope: .keptCircle
    case .annotatedCircle: .annotatedCircle
    case .notRegistered: .notRegistered
    case .unreadRegistration: .unreadRegistration
    default: nil
    }
  }

  static func problems(of project: ProjectTrees, roots: [Int]) -> [RootProblem] {
    guard !roots.isEmpty else { return [] }
    return WiringPlanner(project: project).problems(roots).problems.compactMap(problem)
  }

  /// Nil where the audit has no rule for it.
  static func problem(_ problem: WiringProblem) -> RootProblem? {
    rule(for: problem.name).map { rule in
      RootProblem(
        rule: rule, file: problem.path, position: problem.position, subject: problem.subject,
        message: problem.message,
        notes: problem.notes.map {
          FindingNote(message: $0.message, file: $0.path, position: $0.position)
        }, isError: problem.isError)
    }
  }

  /// Those that no comment for a rule of the audit silences.
  static func open(_ problems: [WiringProblem], in model: ProjectModel) -> [WiringProblem] {
    problems.filter { problem in
      rule(for: problem.name).map {
        !RootFindings.isSilenced($0, in: problem.path, at: problem.position, model)
      } ?? true
    }
  }
}
