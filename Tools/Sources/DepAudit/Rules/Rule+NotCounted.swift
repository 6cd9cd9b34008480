extension Rule {
  /// What no rule about hidden dependencies reports.
  static let notCounted = [
    """
    Uses in a composition root (`@main`, an application delegate, types that the configuration \
    lists), in a `live`, in tests and previews, and in the singleton's own declaration. Every \
    report lists them separately.
    """,
    "Names that the configuration allows.",
  ]

  /// The severity of the rules about hidden dependencies, and why.
  static let hiddenSeverityReason =
    "A warning fails the audit unless the baseline lists it."
}
