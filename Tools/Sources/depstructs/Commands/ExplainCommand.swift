import DepFacts
import ArgumentParser
import DepAudit
import DepPlan
import DepWorkspace

/// `depstructs explain NAME`.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule of 'audit' or a reason of 'migrate'.")

  @Argument(help: "The name of a rule or a reason; by default, list all.")
  var rule: String?

  func validate() throws {
    guard let rule, RuleName(rawValue: rule) == nil, ReasonName(rawValue: rule) == nil else {
      return
    }
    let names = RuleName.allCases.map(\.rawValue) + ReasonName.allCases.map(\.rawValue)
    let nearest = NearestName.of(rule, among: names).map { "; did you mean '\($0)'?" } ?? ""
    throw ValidationError("there is no rule or reason '\(rule)'\(nearest)")
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
    } else {
      for name in RuleName.allCases.sorted() {
        let severity = name.rule.severity.rawValue
        try terminal.write("\(name.rawValue) (\(severity)): \(name.rule.summary)\n")
      }
      for reason in Reason.all {
        try terminal.write("\(reason.name.rawValue) (migrate): \(reason.summary)\n")
      }
    }
  }
}
