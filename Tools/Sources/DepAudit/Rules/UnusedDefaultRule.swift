import DepModel

extension Rule {
  package static let unusedDefault = Rule(
    name: .unusedDefault,
    group: .convention,
    severity: .note,
    severityReason: "A note, because nothing is wrong: the last step of the migration is open.",
    title: "Unused default",
    summary: "Every place that creates the type passes `dependencies:`, so its default can go.",
    reason: """
      While the default exists, a new caller can omit the dependencies, and the migration goes \
      backwards. Without the default, that caller does not compile.
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
      `TransitionalDependencies`. Tests that overrode the default now pass their doubles.
      """,
    notReported: [
      "Public types: a caller may be in a module that was not read.",
      "Types that no code creates by name: a storyboard, the runtime or a metatype may.",
      "Types with subclasses, whose initializers may rely on the default.",
    ])
}

extension FindingText {
  /// A default that no caller relies on.
  static func unusedDefault(of type: TypeEntry) -> FindingText {
    let command = "depstructs migrate --end-transition \(type.module).\(type.name)"
    return FindingText(
      "the default of '\(type.name).Dependencies' is unused; remove it",
      repair: "run '\(command)'", command: command)
  }
}
