extension Rule {
  package static let unusedDefault = Rule(
    name: .unusedDefault,
    group: .convention,
    severity: .note,
    severityReason: "A note, since nothing is wrong: it says that the last step can be made.",
    title: "Unused default",
    summary: "Every place that makes the type passes `dependencies:`, so its default can go.",
    reason: """
      While the default stands, a new caller may leave the dependencies out, and the migration \
      starts to run backwards. Without it, that caller is a compile error.
      """,
    example: RuleExample(
      """
      import DepStructs

      final class Clock {
        struct Dependencies: TransitionalDependencies {  // <- finding
          var seconds: () -> Int
          static var live: Self { Self(seconds: { 0 }) }
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
        func minutes() -> Int { dependencies.seconds() / 60 }
      }

      @main
      enum Program {
        static func main() {
          print(Clock(dependencies: .live).minutes())
        }
      }
      """, needs: .depStructs, alongside: [.transitionalDependency]),
    repaired: RuleExample(
      """
      final class Clock {
        struct Dependencies {
          var seconds: () -> Int
          static var live: Self { Self(seconds: { 0 }) }
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func minutes() -> Int { dependencies.seconds() / 60 }
      }

      @main
      enum Program {
        static func main() {
          print(Clock(dependencies: .live).minutes())
        }
      }
      """),
    repair: """
      Remove `= .defaultDependencies` from the initializer and the conformance to \
      `TransitionalDependencies`. Tests that reached the type through an override now pass their \
      doubles.
      """,
    notReported: [
      "Public types: a caller may stand in a module that was not read.",
      "Types that no code makes by name: storyboards, the runtime or a metatype may.",
      "Types with subclasses, whose initializers may rely on the default.",
    ])
}

extension FindingText {
  /// A default that nobody relies on.
  static func unusedDefault(of type: String) -> FindingText {
    FindingText(
      "nobody uses the default of '\(type).Dependencies' any more; its transition can end",
      repair: "remove '= .defaultDependencies' from the initializer of '\(type)'")
  }
}
