import DepModel
extension Rule {
  package static let hiddenAmbientValue = Rule(
    name: .hiddenAmbientValue,
    group: .hidden,
    severity: .warning,
    severityReason: hiddenSeverityReason,
    title: "Hidden ambient value",
    summary: "A body reads a value from its surroundings: the time, a random number, the locale.",
    reason: """
      `Date()`, `UUID()`, `Int.random(in:)`, `Locale.current` or `getenv` return another value in \
      another run, on another day, on another machine. A test cannot predict the result, and has \
      to wait where the code waits.
      """,
    example: RuleExample(
      """
      import Foundation

      struct Invoice {
        var dueDate: Date

        func isOverdue() -> Bool {
          dueDate < Date()  // <- finding
        }
      }
      """),
    repaired: RuleExample(
      """
      import Foundation

      struct Invoice {
        var dueDate: Date

        func isOverdue(at now: Date) -> Bool {
          dueDate < now
        }
      }
      """),
    repair: """
      A value type takes the value as a parameter. A service takes a closure in its \
      `Dependencies`, such as `now: @Sendable () -> Date` with `{ Date() }` in `live`, because it \
      reads the value more than once.
      """,
    notReported: notCounted + [
      "Initializers that depend on their arguments alone, such as `Date(timeIntervalSince1970:)`."
    ])
}

extension FindingText {
  /// A body asks its surroundings for a value.
  static func hiddenAmbientValue(_ place: HiddenPlace) -> FindingText {
    place.text("uses '\(place.dependency.expression)' directly")
  }
}
