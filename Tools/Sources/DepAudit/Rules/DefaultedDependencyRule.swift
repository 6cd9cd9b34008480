extension Rule {
  package static let defaultedDependency = Rule(
    name: .defaultedDependency,
    group: .visible,
    severity: .note,
    severityReason: "A note, because callers can see the dependency and tests can replace it.",
    title: "Defaulted dependency",
    summary: "A parameter of an initializer has a singleton or an ambient value as its default.",
    reason: """
      A test can pass a double. But each such dependency is a parameter, a property and an \
      assignment of its own, and the compiler cannot list the callers that rely on a default.
      """,
    example: RuleExample(
      """
      import Foundation

      protocol API: Sendable {
        func get(_ path: String) -> String
      }

      final class NetworkAPI: API {
        static let shared = NetworkAPI()
        func get(_ path: String) -> String {
          (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        }
      }

      final class ProfileService {
        private let api: any API

        init(
          api: any API = NetworkAPI.shared  // <- finding
        ) {
          self.api = api
        }

        func title() -> String { api.get("profile") }
      }
      """, alongside: [.hiddenAmbientValue]),
    repaired: RuleExample(
      """
      import Foundation

      protocol API: Sendable {
        func get(_ path: String) -> String
      }

      final class NetworkAPI: API {
        static let shared = NetworkAPI()
        func get(_ path: String) -> String {
          (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        }
      }

      final class ProfileService {
        struct Dependencies {
          var api: any API
          static var live: Self { Self(api: NetworkAPI.shared) }
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }

        func title() -> String { dependencies.api.get("profile") }
      }
      """),
    repair: """
      Gather the parameters in a nested `struct Dependencies`, with their defaults in `live`. Take \
      it with `= .defaultDependencies` while some callers rely on the defaults. `depstructs \
      migrate --collect-defaults` does this.
      """,
    notReported: ["Defaults that are constants, such as a time limit or a color."])
}

extension FindingText {
  /// A parameter has a default that reaches outside.
  static func defaultedDependency(_ expression: String, of type: String) -> FindingText {
    FindingText(
      "'\(type)' takes '\(expression)' as the default of a parameter; make it a field of"
        + " 'Dependencies'",
      repair: "move the parameters to '\(type).Dependencies', and their defaults to 'live'")
  }
}
