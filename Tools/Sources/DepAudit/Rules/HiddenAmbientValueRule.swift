import DepModel
extension Rule {
  package static let hiddenAmbientValue = Rule(
    name: .hiddenAmbientValue,
    group: .hidden,
    severity: .warning,
    severityReason: hiddenSeverityReason,
    title: "Hidden ambient value",
    summary: "A body asks its surroundings for a value: the time, chance, the locale, a variable.",
    reason: """
      `Date()`, `UUID()`, `Int.random(in:)`, `Locale.current` or `getenv` give another answer in \
      another run, on another day, on another machine. A test cannot say what it expects, and waits \
      where the type waits.
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
      `Dependencies`, such as `now: @Sendable () -> Date` with `{ Date() }` in `live`, since it \
      asks more than once.
      """,
    notReported: notCounted + [
      "Initializers that depend on their arguments alone, such as `Date(timeIntervalSince1970:)`."
    ])
}

extension FindingText {
  /// A body asks its surroundings for a value.
  static func hiddenAmbientValue(_ place: HiddenPlace) -> FindingText {
    place.text("depends on its surroundings through '\(place.dependency.expression)'")
  }
}
