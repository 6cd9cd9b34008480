/// Writes the index of the rules, with what holds for all of them.
enum RuleIndex {
  static func page() -> String {
    let tables = Rule.Group.allCases.map { group in
      "## \(group.rawValue)\n\n" + table(of: Rule.all.filter { $0.group == group })
    }
    return ([introduction] + tables + [severities, silencing]).joined(separator: "\n\n") + "\n"
  }

  private static func table(of rules: [Rule]) -> String {
    let rows = rules.map { rule in
      let name = rule.name.rawValue
      return "| [`\(name)`](\(name).md) | \(rule.severity.rawValue) | \(rule.summary) |"
    }
    return (["| Rule | Severity | Finds |", "| --- | --- | --- |"] + rows).joined(separator: "\n")
  }

  private static let introduction = """
    # Rules

    What `depstructs audit` looks for. `depstructs explain RULE` prints these pages. They are \
    generated from the rules: change the rule, then run the tests of the pages with \
    `RECORD_RULE_PAGES=1`.
    """

  private static let severities = """
    ## Severities

    `error` and `warning` fail an audit. `note` is shown and fails nothing. `off` shows nothing. \
    The configuration changes them by the name of the rule:

    ```json
    { "severities": { "concrete-dependency": "warning", "hidden-ambient-value": "off" } }
    ```

    The baseline lists findings that would fail the audit. When a rule becomes a note, its entries \
    are stale; `depstructs audit --update-baseline` removes them.
    """

  private static let silencing = """
    ## Silencing one place

    ```swift
    // depstructs:ignore hidden-ambient-value - the time of a log line does not matter
    ```

    At the end of a line of code the comment silences that line. On a line of its own it silences \
    the next line of code, or the whole declaration that begins there. Separate several rules with \
    commas. If several comments cover a place, the one that covers the fewest lines counts. \
    A comment that silences nothing is a finding, and so is a comment without a reason.

    A silenced place is no finding. It does not make its type incomplete, and the type is not \
    suggested as the next one to convert. The counts still include the place as hidden, because \
    the comment does not change what the code does. Every report gives the number of silenced \
    places.

    The audit does not cover tests, nor the comments in them.
    """
}
