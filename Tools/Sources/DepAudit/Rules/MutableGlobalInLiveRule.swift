extension Rule {
  package static let mutableGlobalInLive = Rule(
    name: .mutableGlobalInLive,
    group: .convention,
    severity: .warning,
    severityReason: "A warning, because the value depends on when `live` is first built.",
    title: "Mutable global in live",
    summary: "A `live` reads a variable that any code can assign.",
    reason: """
      `live` takes the value that the variable has at that moment. Objects that exist already do \
      not see a later assignment, and a test that assigns the variable changes what other tests \
      get.
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
      Make the variable a `let`. If it must change, move the value into an object, and pass that \
      object or a closure that reads the value.
      """,
    notReported: ["Reads in a closure: they see the value at the time of the call."])
}

extension FindingText {
  /// A `live` reads a variable.
  static func mutableGlobalInLive(_ expression: String, of type: String) -> FindingText {
    FindingText(
      "'live' of '\(type)' reads '\(expression)', which any code can assign",
      repair: "make '\(expression)' a 'let', or read it in a closure")
  }
}
