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

    The baseline holds findings that fail: a rule that becomes a note leaves stale entries behind, \
    which `depstructs audit --update-baseline` removes.
    """

  private static let silencing = """
    ## Silencing one place

    ```swift
    // depstructs:ignore hidden-ambient-value - nobody compares the time of a log line
    ```

    At the end of a line of code it silences that line. On a line of its own it silences the next \
    line of code, or the whole declaration that begins there. Several rules are separated by \
    commas. Of several comments that cover a place, the one with the fewest lines silences it. \
    A comment that silences nothing is a finding, and so is one without a reason.

    What a comment silences is no finding, and no reason to call its type incomplete or to convert \
    it next. It is still counted as hidden, in its type and in its module: the counts say what the \
    code does, and a comment does not change that. Every report says how many places are silenced.

    Tests are not audited, and comments in them are not judged.
    """
}
