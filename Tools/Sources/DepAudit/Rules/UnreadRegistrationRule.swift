extension Rule {
  package static let unreadRegistration = Rule(
    name: .unreadRegistration,
    group: .containers,
    severity: .note,
    severityReason: "A note, because the program works; the registration is only left over.",
    title: "Registration that nothing fetches",
    summary: "Code registers an object in a container, and no code fetches it.",
    reason: """
      Readers take the registration for something that the app needs, and keep its type alive.
      """,
    example: app(mark: RuleExample.marker),
    repaired: app(
      reader: """


        @MainActor final class Feed {
          let analytics = ServiceStore.shared.resolve(Analytics.self)
        }
        """),
    repair: """
      Delete the registration, and its type if nothing else uses it. `depstructs wire \
      --from-container ServiceStore` lists all registrations with what fetches them.
      """,
    notReported: [
      "Containers from which some code fetches without saying which type.",
      "Registrations that code names in another form, such as `Store.shared[API.self]`.",
      "Components whose properties the compiler checks, such as those of Needle.",
      "Containers where only paths, facts or the findings since a revision are audited.",
    ])

  /// An app that registers something to count its users with, and what fetches it.
  private static func app(mark: String = "", reader: String = "") -> RuleExample {
    let comment = mark.isEmpty ? "" : "  \(mark)"
    return RuleExample(
      """
      \(store)

      final class Analytics {
        init() {}
      }

      @MainActor func registerServices() {
        ServiceStore.shared.register(Analytics.self) { Analytics() }\(comment)
      }\(reader)
      """)
  }
}
