import DepModel
import DepSyntax
package import DepWiring

/// The text of a root before it is completed, and of its `live`.
package struct NewRoot {
  private let name: String
  private let functions: [FirstFunction]
  private let registered: RegistrationPlan?
  /// Other modules have to see the root where they make one of its types.
  private var access: String { functions.contains(where: \.isPublic) ? "public " : "" }

  /// A root with functions for types, and for the registrations of a container.
  package init(
    name: String, functions: [FirstFunction], registered: RegistrationPlan? = nil
  ) {
    self.name = name
    self.functions = functions
    self.registered = registered
  }

  package var text: String {
    let functions = functions.map { function in
      """
        \(function.isPublic ? "public " : "")\(function.head) {
          \(function.body)
        }
      """
    }
    let members = registered.map {
      RegisteredMemberText(style: SourceStyle(), inner: "  ").text($0.members)
    }
    let parts = ([members ?? ""] + functions).filter { !$0.isEmpty }
    let inputs = (registered?.inputs ?? []).map { "    var \($0.name): \($0.type)\n" }.joined()
    let modules = self.functions.reduce(into: registered?.imports ?? []) {
      $0.formUnion($1.imports)
    }
    let imports = modules.sorted().map { "import \($0)\n" }.joined()
    return """
      \(imports.isEmpty ? "" : imports + "\n")\
      /// What lives as long as the app. `depstructs wire \(name)` keeps it complete.
      \(registered?.isOnMainActor == false ? "" : "@MainActor\n")\
      \(access)final class \(name) {
        /// What the root is given: what touches the outside.
        \(access)struct Dependencies {
      \(inputs)  }

        private let dependencies: Dependencies

        \(access)init(dependencies: Dependencies) { self.dependencies = dependencies }

      \(parts.joined(separator: "\n\n"))
      }

      """
  }

  /// The completed text with a `live` behind it, or without inputs where there are none.
  package static func withLive(
    _ text: String, plan: WiringPlan, registered: RegistrationPlan? = nil
  ) -> String {
    guard let root = plan.roots.first else { return text }
    let inputs =
      (registered?.inputs ?? []).map { ($0.name, $0.type, $0.live.map { .text($0) }) }
      + root.inputs.map { ($0.name, $0.type, $0.live) } as [Input]
    guard !inputs.isEmpty else { return withoutInputs(text) }
    var style = SourceStyle()
    style.lineLimit = 100
    let open = inputs.filter { $0.live == nil }
    let parameters = open.map { input in
      let escapes = input.type.contains("->") ? "@escaping " : ""
      return "\(input.name.escaped): \(escapes)\(input.type)"
    }
    let value = WiredExpression.call(
      name: "Self",
      arguments: inputs.map {
        .init(label: $0.name, value: $0.live ?? .text($0.name.escaped))
      })
    let access = text.contains("  public struct Dependencies {") ? "public " : ""
    let head =
      parameters.isEmpty
      ? "\(access)static var live: Self {"
      : "\(access)static func live(\(parameters.joined(separator: ", "))) -> Self {"
    let body = ExpressionLayout(style: style).text(value, column: 4, indentation: "    ")
    return text + """

      extension \(root.site.name).Dependencies {
        /// The real ones.
        \(head)
          \(body)
        }
      }

      """
  }

  private typealias Input = (name: String, type: String, live: WiredExpression?)

  private static func withoutInputs(_ text: String) -> String {
    func inputs(_ access: String) -> String {
      """
        /// What the root is given: what touches the outside.
        \(access)struct Dependencies {
        }

        private let dependencies: Dependencies

        \(access)init(dependencies: Dependencies) { self.dependencies = dependencies }


      """
    }
    return text.replacing(inputs(""), with: "")
      .replacing(inputs("public "), with: "  public init() {}\n\n")
  }
}
