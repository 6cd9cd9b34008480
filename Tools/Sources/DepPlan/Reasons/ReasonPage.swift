/// Writes the page of the reasons, in Markdown, from the reasons alone.
package enum ReasonPage {
  /// The path of the page, relative to the tool's package.
  package static let path = "Documentation/Reasons.md"

  /// The page of all reasons.
  package static func page() -> String {
    let groups = Reason.Scope.allCases.map { scope in
      let entries = Reason.all.filter { $0.scope == scope }.map(entry)
      return (["## \(scope.rawValue)"] + entries).joined(separator: "\n\n")
    }
    return ([introduction] + groups).joined(separator: "\n\n") + "\n"
  }

  /// What is said of one, as `depstructs explain` prints it.
  package static func entry(_ reason: Reason) -> String {
    """
    ### `\(reason.name.rawValue)`

    \(reason.summary)

    \(reason.why)

    **What to do:** \(reason.remedy)
    """
  }

  private static let introduction = """
    # Why `migrate` does not rewrite some code

    `depstructs migrate` gives one of these reasons for each type and each place that it does not \
    rewrite. The summary and the JSON output add the place and a detail. `depstructs explain \
    REASON` prints an entry. This page is generated: change the reason, then run the tests of \
    reasons with `RECORD_REASON_PAGE=1`.
    """
}
