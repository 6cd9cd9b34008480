import DepModel
import DepSyntax
package import DepWiring

/// The text of a root before it is completed, and of its `live`.
package struct NewRoot {
  private let name: String
  private let functions: [FirstFunction]

  package init(name: String, functions: [FirstFunction]) {
    self.name = name
    self.functions = functions
  }

  package var text: String {
    let functions = functions.map { function in
      """
        \(function.head) {
          \(function.body)
        }
      """
    }
    return """
      /// What lives as long as the app. `depstructs wire \(name)` keeps it complete.
      @MainActor
      final class \(name) {
        /// What the root is given: what touches the outside.
        struct Dependencies {
        }

        private let dependencies: Dependencies

        init(dependencies: Dependencies) { self.dependencies = dependencies }

      \(functions.joined(separator: "\n\n"))
      }

      """
  }

  /// The completed text with a `live` behind it, or without inputs where there are none.
  package static func withLive(_ text: String, plan: WiringPlan) -> String {
    guard let root = plan.roots.first else { return text }
    guard !root.inputs.isEmpty else { return withoutInputs(text) }
    var style = SourceStyle()
    style.lineLimit = 100
    let open = root.inputs.filter { $0.live == nil }
    let parameters = open.map { input in
      let escapes = input.type.contains("->") ? "@escaping " : ""
      return "\(input.name.escaped): \(escapes)\(input.type)"
    }
    let value = WiredExpression.call(
      name: "Self",
      arguments: root.inputs.map {
        .init(label: $0.name, value: $0.live ?? .text($0.name.escaped))
      })
    let head =
      parameters.isEmpty
      ? "static var live: Self {"
      : "static func live(\(parameters.joined(separator: ", "))) -> Self {"
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

  private static func withoutInputs(_ text: String) -> String {
    let inputs = """
        /// What the root is given: what touches the outside.
        struct Dependencies {
        }

        private let dependencies: Dependencies

        init(dependencies: Dependencies) { self.dependencies = dependencies }


      """
    return text.replacing(inputs, with: "")
  }
}
