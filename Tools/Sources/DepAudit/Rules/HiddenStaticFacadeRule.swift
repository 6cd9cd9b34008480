import DepFacts
import DepModel

extension Rule {
  package static let hiddenStaticFacade = Rule(
    name: .hiddenStaticFacade,
    group: .hidden,
    severity: .warning,
    severityReason: hiddenSeverityReason,
    title: "Hidden static facade",
    summary: """
      A body uses a static function or property, or a function at file level, that reaches an \
      effect.
      """,
    reason: """
      Nothing is called `shared`, but the function reaches a singleton, the time or a file all the \
      same, directly or through what it uses. A test of the caller cannot replace it.
      """,
    example: RuleExample(
      """
      import Foundation

      enum Analytics {
        static func track(_ event: String) {
          UserDefaults.standard.set(event, forKey: "last event")
        }
      }

      struct Checkout {
        func buy() {
          Analytics.track("buy")  // <- finding
        }
      }
      """, alongside: [.hiddenSystemSingleton]),
    repaired: RuleExample(
      """
      struct Checkout {
        struct Dependencies {
          var track: @Sendable (String) -> Void
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }

        func buy() {
          dependencies.track("buy")
        }
      }
      """),
    repair: """
      Take a closure that is named after the function, and pass `{ Analytics.track($0) }` in \
      `live`, as `migrate` does. Where a type uses more than eight statics of one facade, take one \
      value with all of them. The closure for a function at file level, such as `loadCache()`, \
      needs another name, `callLoadCache`, because `live` could not reach the function by its own.
      """,
    notReported: notCounted + [
      "Statics and functions that reach no effect, such as constants and pure functions.",
      "Statics and functions that only write to a log, unless `count` lists `logging`.",
      "Statics that make a value of their own type, and functions that work out a value of what "
        + "they are given, unless `count` lists `preset`.",
      "Statics of the type itself, of the types around it, and of those inside of it.",
      "Uses in static members of a type, which have no instance that could hold a closure. "
        + "`migrate --functions` takes them along in static functions of types that it changes "
        + "anyway.",
      "Static subscripts, and statics of types with generic arguments, such as `[Int].loaded()`.",
      "Functions of an SDK that the code hands over without a call.",
    ])
}

extension FindingText {
  /// A body uses a static that reaches an effect.
  static func hiddenStaticFacade(_ place: HiddenPlace) -> FindingText {
    let verb = place.dependency.role == .read ? "uses" : "assigns"
    let name = place.dependency.suggestion?.name ?? "value"
    return FindingText(
      "'\(place.subject)' \(verb) '\(place.dependency.expression)'; take a closure '\(name)'",
      repair: "pass a closure that calls '\(place.dependency.expression)'")
  }
}
