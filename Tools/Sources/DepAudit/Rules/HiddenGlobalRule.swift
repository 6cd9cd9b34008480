import DepModel
import DepFacts

extension Rule {
  package static let hiddenGlobal = Rule(
    name: .hiddenGlobal,
    group: .hidden,
    severity: .warning,
    severityReason: hiddenSeverityReason,
    title: "Hidden global variable",
    summary: "A body reads or assigns a variable that any code can assign.",
    reason: """
      What the type does depends on the last assignment. Tests that run one after the other change \
      each other's outcome; tests that run in parallel race.
      """,
    example: RuleExample(
      """
      nonisolated(unsafe) var isSignedIn = false

      struct Menu {
        func lastItem() -> String {
          isSignedIn ? "Sign out" : "Sign in"  // <- finding
        }
      }
      """),
    repaired: RuleExample(
      """
      struct Menu {
        struct Dependencies {
          var isSignedIn: () -> Bool
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }

        func lastItem() -> String {
          dependencies.isSignedIn() ? "Sign out" : "Sign in"
        }
      }
      """),
    repair: """
      Move the value into an object that is passed, or pass a closure that reads it. A variable \
      that is never assigned should be a `let`, and is then no finding.
      """,
    notReported: notCounted)
}

extension FindingText {
  /// A body reads or assigns a global variable.
  static func hiddenGlobal(_ place: HiddenPlace) -> FindingText {
    let verb =
      switch place.dependency.role {
      case .read: "reads"
      case .write: "assigns"
      case .inout: "changes"
      }
    return place.text(
      "\(verb) the global variable '\(place.dependency.expression)'",
      hasValue: place.dependency.role == .read)
  }
}
