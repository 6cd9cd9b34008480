import DepFacts
import ArgumentParser
import DepAudit
import DepPlan
import DepWiring
import DepWorkspace

/// `depstructs explain NAME`.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule of 'audit', a reason of 'migrate' or a problem of 'wire'.")

  @Argument(help: "The name of a rule, a reason or a problem; by default, list all.")
  var rule: String?

  func validate() throws {
    guard let rule, RuleName(rawValue: rule) == nil, ReasonName(rawValue: rule) == nil,
      WiringProblemName(rawValue: rule) == nil
    else { return }
    let names =
      RuleName.allCases.map(\.rawValue) + ReasonName.allCases.map(\.rawValue)
      + WiringProblemName.allCases.map(\.rawValue)
    let nearest = NearestName.of(rule, among: names).map { "; did you mean '\($0)'?" } ?? ""
    throw ValidationError("there is no rule, reason or problem '\(rule)'\(nearest)")
  }

  func run() throws {
    let terminal = CompositionRoot().terminal
    try terminal.reporting { try explain(on: terminal) }
  }

  func explain(on terminal: Terminal) throws {
    if let name = rule.flatMap(RuleName.init) {
      try terminal.write(RulePage.page(for: name.rule))
    } else if let reason = rule.flatMap(ReasonName.init)?.reason {
      try terminal.write(ReasonPage.entry(reason) + "\n")
    } else if let problem = rule.flatMap(WiringProblemName.init) {
      try terminal.write(WiringPage.entry(problem) + "\n")
    } else {
      for name in RuleName.allCases.sorted() {
        let severity = name.rule.severity.rawValue
        try terminal.write("\(name.rawValue) (\(severity)): \(name.rule.summary)\n")
      }
      for reason in Reason.all {
        try terminal.write("\(reason.name.rawValue) (migrate): \(reason.summary)\n")
      }
      for name in WiringProblemName.allCases {
        try terminal.write("\(name.rawValue) (wire): \(name.explanation.summary)\n")
      }
    }
  }
}
