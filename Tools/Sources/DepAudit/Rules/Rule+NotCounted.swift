extension Rule {
  /// What no rule about hidden dependencies reports.
  static let notCounted = [
    """
    Uses in a composition root (`@main`, an application delegate, what the configuration names), \
    in a `live`, in tests and in previews, and those inside the singleton's own declaration: they \
    are listed apart in every report.
    """,
    "Names that the configuration allows.",
  ]

  /// What the rules about hidden dependencies weigh, and why.
  static let hiddenSeverityReason =
    "A warning fails the audit, and the baseline holds those that were there before."
}
