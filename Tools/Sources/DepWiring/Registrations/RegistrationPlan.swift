import DepModel
package import DepSyntax

/// What becomes of the registrations of a container in a composition root.
package struct RegistrationPlan {
  package var members: [RegisteredMember] = []
  package var inputs: [RegisteredInput] = []
  package var problems: [WiringProblem] = []
  /// The modules that the bodies of the registrations may need.
  package var imports: Set<String> = []
  package var isOnMainActor = false

  /// What a root of the project lacks for them besides members: inputs and imports.
  package func intent(for site: RootSite) -> RootIntent {
    var intent = RootIntent(site: site)
    intent.imports = imports
    intent.inputs = inputs.map { input in
      AddedInput(
        name: input.name, type: input.type, live: input.live.map { .text($0) }, user: input.user)
    }
    return intent
  }

  /// The members whose values are passed as they are.
  package var passed: Set<String> { Set(members.filter(\.parameters.isEmpty).map(\.name)) }
}

/// A member of a root in which a registration lives on.
package struct RegisteredMember: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// `lazy var`
    case kept
    /// `func`
    case made
    /// Kept for as long as something else holds it.
    case retained
  }

  package var form: Form
  package var name: String
  package var type: String
  package var parameters: [Registration.Parameter] = []
  /// As the body reads in the root.
  package var body: String
  package var isExpression: Bool
  /// The spaces before the lines of the body but the first.
  package var indentation: String
  package var registration: Registration
  /// Whether the root has it already.
  package var isThere = false

  /// How the registration reads it from the root.
  package var fetch: String {
    guard form == .made else { return name.escaped }
    let arguments = parameters.map { "\($0.name): \($0.name)" }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }
}

/// What a root is given because the container keeps it.
package struct RegisteredInput: Hashable, Sendable {
  package var name: String
  package var type: String
  /// What the container answers; nil where only the user knows the container.
  package var live: String?
  package var user: String
  package var registration: Registration
}
