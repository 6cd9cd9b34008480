/// What the page says of registrations that stay in their container.
extension WiringProblemName {
  var ofRegistration: WiringExplanation {
    switch self {
    case .registeredTwice:
      .init(
        summary: "A container has two registrations for one type and name.",
        remedy: """
          Delete the one that does not count: most containers take the one that runs last. Then \
          run the command again.
          """)
    case .registeredAtRunTime:
      .init(
        summary: """
          A registration stands in a condition, a loop or a closure, uses what exists only there, \
          or is replaced while the app runs.
          """,
        remedy: """
          Leave it in the container: the root gets it as an input. Or give the value to the root, \
          and let the root decide.
          """)
    case .decidedAtRunTime:
      .init(
        summary: "What a registration makes depends on more than its closure says.",
        remedy: """
          Leave it in the container, or write the member of the root by hand. A type that takes \
          the container gets a struct first: `depstructs migrate`.
          """)
    case .scopeUnknown:
      .init(
        summary: "How long a container keeps an object cannot be read.",
        remedy: """
          Write the scope at the registration. A scope of the project's own, such as a session, \
          becomes a root of its own, which lives as long as the scope did.
          """)
    case .registrationArguments:
      .init(
        summary: "The arguments of a registration or the type of what it fetches are not written.",
        remedy: "Write the types in the parameter list of the closure, and `resolve(API.self)`.")
    case .registrationHidden:
      .init(
        summary: "A registration names a type that is private to its file.",
        remedy: "Remove `private` from the type.")
    case .optionalFetch:
      .init(
        summary: "A registration does something else where the container has no object.",
        remedy: "Decide: a root has the object or it does not. Write `!`, or leave the branch out.")
    case .registrationCircle:
      .init(
        summary: "A registration fetches an object that fetches the first one.",
        remedy: "Make one field on the circle a closure, or set one property after both are made.")
    case .sharedInGraph:
      .init(
        summary: "One fetch shares an object of the graph scope between two that need it.",
        remedy: """
          Register the shared object with the scope of the container, or make it a constant in \
          the function of the root that makes both.
          """)
    case .unreadRegistration:
      .init(
        summary: "No code fetches what a registration makes.",
        remedy:
          "Delete the registration. `depstructs wire --from-container NAME` lists all readers.")
    default:
      .init(
        summary: "Code fetches what no registration of the container makes.",
        remedy: """
          Register it: the app stops when the code runs. A root that is written gets an input for \
          it.
          """)
    }
  }
}
