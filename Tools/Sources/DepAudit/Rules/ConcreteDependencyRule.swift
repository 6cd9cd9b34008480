extension Rule {
  package static let concreteDependency = Rule(
    name: .concreteDependency,
    group: .convention,
    severity: .note,
    severityReason: "A note, because the audit guesses by name and use which protocol is meant.",
    title: "Concrete dependency",
    summary:
      "A field of `Dependencies` has a class as its type, although a protocol for it exists.",
    reason: """
      A test can pass only that class, with everything that the class needs. The protocol exists \
      so that a test can pass something else.

      A protocol counts as the protocol for a class that conforms to it when one is named after \
      the other (`NetworkAPI: API`, `Store: StoreProtocol`), when another `Dependencies` has a \
      field of the protocol, or when the protocol lists most of the class's members.
      """,
    example: RuleExample(
      """
      protocol API: Sendable {
        func get(_ path: String) -> String
      }

      final class NetworkAPI: API {
        func get(_ path: String) -> String { "live \\(path)" }
      }

      final class ProfileService {
        struct Dependencies {
          var api: NetworkAPI  // <- finding
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func title() -> String { dependencies.api.get("profile") }
      }
      """),
    repaired: RuleExample(
      """
      protocol API: Sendable {
        func get(_ path: String) -> String
      }

      final class NetworkAPI: API {
        func get(_ path: String) -> String { "live \\(path)" }
      }

      final class ProfileService {
        struct Dependencies {
          var api: any API
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func title() -> String { dependencies.api.get("profile") }
      }
      """),
    repair: """
      Use the protocol as the type of the field. If the type uses a member that the protocol \
      lacks, add the member to the protocol, or keep the class and state the reason in a comment.
      """,
    notReported: [
      "Classes without a protocol of the project, structs and enums.",
      "Protocols for roles, such as delegates, data sources and observers.",
      "Closures that return a class.",
    ])
}

extension FindingText {
  /// A field is of a class that has a protocol.
  static func concreteDependency(
    _ field: String, of type: String, isClass className: String, replacement: String
  ) -> FindingText {
    FindingText(
      "'\(field)' of '\(type)' is the class '\(className)'; it can be 'any \(replacement)'",
      repair: "write 'var \(field): any \(replacement)' in '\(type).Dependencies'")
  }
}
