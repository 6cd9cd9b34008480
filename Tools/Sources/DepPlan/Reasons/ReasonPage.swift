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
    # Why `migrate` leaves something as it is

    Every place and every type that `depstructs migrate` does not rewrite has one of these reasons, \
    in the summary and in the JSON, with the place and a detail. `depstructs explain REASON` prints \
    an entry. The page is generated: change the reason, then run its tests with \
    `RECORD_REASON_PAGE=1`.
    """
}
