import DepModel
import DepSyntax
package import DepWiring

/// The text of a root before it is completed, and of its `live`.
package struct NewRoot {
  private let name: String
  private let functions: [FirstFunction]
  private let isOnMainActor: Bool
  /// The root of which it is a child.
  private let parent: String?
  private let registered: RegistrationPlan?
  /// Other modules have to see the root where they make one of its types.
  private var access: String {
    parent == nil && functions.contains(where: \.isPublic) ? "public " : ""
  }

  /// A root with functions for types, and for the registrations of a container.
  package init(
    name: String, functions: [FirstFunction], isOnMainActor: Bool = true, parent: String? = nil,
    registered: RegistrationPlan? = nil
  ) {
    self.name = name
    self.functions = functions
    self.isOnMainActor = isOnMainActor
    self.parent = parent
    self.registered = registered
  }

  package var text: String {
    let functions = functions.map { function in
      """
        \(function.isPublic ? access : "")\(function.head) {
          \(function.body)
        }
      """
    }
    let members = registered.map {
      RegisteredMemberText(style: SourceStyle(), inner: "  ").text($0.members)
    }
    let parts = ([members ?? ""] + functions).filter { !$0.isEmpty }
    let modules = self.functions.reduce(into: registered?.imports ?? []) {
      $0.formUnion($1.imports)
    }
    let imports = modules.sorted().map { "import \($0)\n" }.joined()
    return """
      \(imports.isEmpty ? "" : imports + "\n")\
      \(comment)
      \(isOnMainActor ? "@MainActor\n" : "")\
      \(access)final class \(name) {
      \(inputs)\
      \(parts.joined(separator: "\n\n"))
      }

      """
  }

  private var comment: String {
    guard let parent else {
      return "/// What lives as long as the app. `depstructs wire \(name)` keeps it complete."
    }
    return """
      /// What ends before \(parent): let go of it, and what it keeps is gone.
      ///
      /// `depstructs wire \(name)` keeps it complete.
      """
  }

  /// The property for its parent: `app` for `AppRoot`.
  private var property: String {
    let last = (parent ?? "").lastName
    let stem = last.hasSuffix("Root") ? String(last.dropLast("Root".count)) : last
    let name = stem.lowerCamel
    return name.isEmpty || name == "dependencies" || name != name.escaped ? "parent" : name
  }

  /// The struct of the inputs, and the initializer that takes it.
  private var inputs: String {
    let fields = (registered?.inputs ?? []).map { "    var \($0.name): \($0.type)\n" }.joined()
    let given = parent == nil ? "what touches the outside" : "what is its own"
    let structure = """
        /// What the root is given: \(given).
        \(access)struct Dependencies {
      \(fields)  }
      """
    guard let parent else {
      return """
        \(structure)

          private let dependencies: Dependencies

          \(access)init(dependencies: Dependencies) { self.dependencies = dependencies }


        """
    }
    return """
      \(structure)

        private let \(property): \(parent)
        private let dependencies: Dependencies

        init(\(property): \(parent), dependencies: Dependencies) {
          self.\(property) = \(property)
          self.dependencies = dependencies
        }


      """
  }

  /// What stands in their place where nothing is given.
  private var noInputs: String {
    guard let parent else { return access.isEmpty ? "" : "  public init() {}\n\n" }
    return """
        private let \(property): \(parent)

        init(\(property): \(parent)) { self.\(property) = \(property) }


      """
  }

  /// The completed text with a `live` behind it, or without inputs where there are none.
  package func completed(_ text: String, by plan: WiringPlan) -> String {
    guard let root = plan.roots.first(where: { $0.site.name == name }) else { return text }
    let inputs =
      (registered?.inputs ?? []).map { ($0.name, $0.type, $0.live.map { .text($0) }) }
      + root.inputs.map { ($0.name, $0.type, $0.live) } as [Input]
    guard !inputs.isEmpty else { return text.replacing(self.inputs, with: noInputs) }
    // What a child root is given, its parent knows where it makes one.
    guard parent == nil else { return text }
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
}
