import DepFacts
import ArgumentParser
import DepAudit
import DepWorkspace

/// `depstructs explain RULE`.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explain a rule: what it finds, why, and the repair.")

  @Argument(help: "The name of a rule; without it, all rules are listed.")
  var rule: String?

  func validate() throws {
    guard let rule, RuleName(rawValue: rule) == nil else { return }
    let names = RuleName.allCases.map(\.rawValue)
    let nearest = NearestName.of(rule, among: names).map { "; did you mean '\($0)'?" } ?? ""
    throw ValidationError("there is no rule '\(rule)'\(nearest)")
  }

  func run() throws { explain(on: CompositionRoot().terminal) }

  func explain(on terminal: Terminal) {
    if let name = rule.flatMap(RuleName.init) {
      terminal.write(RulePage.page(for: name.rule))
    } else {
      for name in RuleName.allCases.sorted() {
        terminal.write("\(name.rawValue) (\(name.rule.severity.rawValue)): \(name.rule.summary)\n")
      }
    }
  }
}
