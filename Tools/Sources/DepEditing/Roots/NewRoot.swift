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
  /// With the indentation of the files around it.
  private let style: SourceStyle
  /// Other modules have to see the root where they make one of its types.
  private var access: String {
    parent == nil && functions.contains(where: \.isPublic) ? "public " : ""
  }

  /// A root with functions for types, and for the registrations of a container.
  package init(
    name: String, functions: [FirstFunction], isOnMainActor: Bool = true, parent: String? = nil,
    registered: RegistrationPlan? = nil, indentation: String = SourceStyle().indentation
  ) {
    var style = SourceStyle()
    style.indentation = indentation
    self.style = style
    self.name = name
    self.functions = functions
    self.isOnMainActor = isOnMainActor
    self.parent = parent
    self.registered = registered
  }

  package var text: String {
    let members = registered.map {
      RegisteredMemberText(style: style, inner: style.indentation).text($0.members)
    }
    let parts = ([members ?? ""] + functions.map(text(of:))).filter { !$0.isEmpty }
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

  private func text(of function: FirstFunction) -> String {
    let step = style.indentation
    let head = self.function(
      (function.isPublic ? access : "") + function.start, function.parameters,
      function.end + " {")
    return step + head + "\n" + step + step + function.body + "\n" + step + "}"
  }

  /// The head of a function one level deep, with its parameters on a line of their own where it is
  /// too long for one.
  private func function(_ start: String, _ parameters: String, _ end: String) -> String {
    let step = style.indentation
    let isLong = style.columns(step + start + parameters + end) > style.lineLimit
    return isLong
      ? start + "\n" + step + step + parameters + "\n" + step + end : start + parameters + end
  }

  /// A text of two spaces a level, with the indentation of the project.
  private func indented(_ text: String) -> String {
    let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      let spaces = line.prefix { $0 == " " }.count
      return String(repeating: style.indentation, count: spaces / 2) + line.dropFirst(spaces)
    }.joined(separator: "\n")
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
      return indented(
        """
        \(structure)

          private let dependencies: Dependencies

          \(access)init(dependencies: Dependencies) { self.dependencies = dependencies }


        """)
    }
    return indented(
      """
      \(structure)

        private let \(property): \(parent)
        private let dependencies: Dependencies

        init(\(property): \(parent), dependencies: Dependencies) {
          self.\(property) = \(property)
          self.dependencies = dependencies
        }


      """)
  }

  /// What stands in their place where nothing is given.
  private var noInputs: String {
    guard let parent else { return access.isEmpty ? "" : indented("  public init() {}\n\n") }
    return indented(
      """
        private let \(property): \(parent)

        init(\(property): \(parent)) { self.\(property) = \(property) }


      """)
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
      : function("\(access)static func live(", parameters.joined(separator: ", "), ") -> Self {")
    let step = style.indentation
    let body = ExpressionLayout(style: style).text(
      value, column: style.columns(step + step), indentation: step + step)
    return text + """

      extension \(root.site.name).Dependencies {
      \(step)/// The real ones.
      \(step)\(head)
      \(step)\(step)\(body)
      \(step)}
      }

      """
  }

  private typealias Input = (name: String, type: String, live: WiredExpression?)
}
