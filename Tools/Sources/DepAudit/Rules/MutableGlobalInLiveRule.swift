extension Rule {
  package static let mutableGlobalInLive = Rule(
    name: .mutableGlobalInLive,
    group: .convention,
    severity: .warning,
    severityReason: "A warning, since the value depends on when `live` is first built.",
    title: "Mutable global in live",
    summary: "A `live` reads a variable that everybody can assign.",
    reason: """
      `live` takes the value that the variable has at that moment. An assignment that comes later \
      is not seen by objects that were made before, and a test that assigns it changes what other \
      tests get.
      """,
    example: RuleExample(
      """
      nonisolated(unsafe) var baseAddress = "https://example.org"

      final class Client {
        struct Dependencies {
          var address: String
          static var live: Self {
            Self(address: baseAddress)  // <- finding
          }
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func page(_ name: String) -> String { dependencies.address + "/" + name }
      }
      """),
    repaired: RuleExample(
      """
      let baseAddress = "https://example.org"

      final class Client {
        struct Dependencies {
          var address: String
          static var live: Self {
            Self(address: baseAddress)
          }
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func page(_ name: String) -> String { dependencies.address + "/" + name }
      }
      """),
    repair: """
      Make the variable a `let`. Where it must change, let an object own the value, and pass that \
      object, or a closure that reads it when it is needed.
      """,
    notReported: ["Reads in a closure, which see the value of the moment in which they run."])
}

extension FindingText {
  /// A `live` reads a variable.
  static func mutableGlobalInLive(_ expression: String, of type: String) -> FindingText {
    FindingText(
      "'live' of '\(type)' reads '\(expression)', which everybody can assign",
      repair: "make '\(expression)' a 'let', or read it in a closure when it is needed")
  }
}
