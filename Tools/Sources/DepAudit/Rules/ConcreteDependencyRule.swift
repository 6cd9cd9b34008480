extension Rule {
  package static let concreteDependency = Rule(
    name: .concreteDependency,
    group: .convention,
    severity: .note,
    severityReason: "A note, since which protocol is meant is a guess by name and use.",
    title: "Concrete dependency",
    summary: "A field of `Dependencies` is of a class where the class has a protocol for it.",
    reason: """
      A test can pass nothing but that class, with all that it needs. The protocol was written so \
      that something else can stand in.

      A protocol counts as the seam of a class that conforms to it when one is named after the \
      other (`NetworkAPI: API`, `Store: StoreProtocol`), when another `Dependencies` has a field of \
      the protocol, or when it lists most of what the class offers.
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
      Write the protocol as the type of the field. Where the type uses something that the protocol \
      lacks, add it there, or keep the class and say why in a comment.
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
