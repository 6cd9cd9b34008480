/// What the page says of a problem of a composition root.
package struct WiringExplanation: Hashable, Sendable {
  package let summary: String
  package let remedy: String
}

extension WiringProblemName {
  package var explanation: WiringExplanation {
    switch self {
    case .missing:
      .init(
        summary: "Nothing that the root can use has the type of a field.",
        remedy: """
          Add the line of the note: a field of the root's `Dependencies`, or a kept member. \
          `--add-inputs` adds the field.
          """)
    case .ambiguous:
      .init(
        summary: "Several values or types fit a field, and none has its name.",
        remedy: "Write the argument or the member that you mean. The tool keeps what is there.")
    case .cycle:
      .init(
        summary: "A kept object needs itself.",
        remedy: "Make one field on the circle a closure, which asks when it is called.")
    case .annotatedCircle:
      .init(
        summary: """
          Kept objects need each other, and a written type hides that from the compiler: the \
          program stops at the first use.
          """,
        remedy: "Make one field on the circle a closure, which asks when it is called.")
    case .captive:
      .init(
        summary: "A root keeps an object that needs a value of a child root.",
        remedy: "Move the member to the child root, or pass the value to the function that uses it."
      )
    case .isolation:
      .init(
        summary: "The code may run on another actor than the one that makes the type.",
        remedy: """
          Add the actor to the type of the closure, to the member of the root, or to the root.
          """)
    case .asynchronous:
      .init(
        summary: "An initializer is asynchronous or can fail, and a kept member cannot.",
        remedy: """
          Make the object in `live` of the root and pass it as an input, or give the field the \
          type `@Sendable () async throws -> T`.
          """)
    case .inaccessible:
      .init(
        summary: "The module of the root does not see an initializer.",
        remedy: """
          Write what the notes say in the other module, or write a root there. After `--new`, take \
          out the file that it wrote, and run it again.
          """)
    case .arguments:
      .init(
        summary: "A closure passes fewer values than the type that it makes takes.",
        remedy: "Add a parameter to the closure, or a field to the `Dependencies` of the type.")
    case .cannotKeep:
      .init(
        summary: "A root that is no class cannot keep an object from its first use on.",
        remedy: "Write a property for the object, or make the root a class on the main actor.")
    case .mismatch:
      .init(
        summary: "An argument that is there is a value of another type than the field.",
        remedy: "Write another value, or take the argument out and run the command again.")
    case .beforeRoot:
      .init(
        summary: "A construction stands where the root's own members cannot be used.",
        remedy: """
          Make the object in a `lazy var` or in a function that is not static. A static function \
          and an initializer use their parameters.
          """)
    case .unknownType:
      .init(
        summary: "The root makes a type that has no `Dependencies` struct in the sources.",
        remedy: "Correct the name. The type may have a new one.")
    case .outOfDate:
      .init(
        summary: """
          A list of arguments lacks a field, names one that is gone, or stands in another order.
          """,
        remedy: "Run `depstructs wire --write`.")
    case .renamed:
      .init(
        summary: "The field of an argument that is written by hand is gone, and another came.",
        remedy: "Write the new label before the value, or take the argument out.")
    case .dropped:
      .init(
        summary: "An argument with a value or comments of its own goes, as its field is gone.",
        remedy: "Nothing, if its value is not needed any more. The note quotes what goes.")
    case .call:
      .init(
        summary: "An initializer takes more than a call passes, or waits or throws by now.",
        remedy: "Write the line of the note. The tool does not change such a call.")
    case .circleInScope:
      .init(
        summary: "Two kept objects of a child root keep each other alive.",
        remedy: "Keep the result of one closure weakly, or give it a reference that the root ends.")
    case .unreadable:
      .init(
        summary: "The tool cannot read all of the root's file.",
        remedy: "Repair the syntax error that the note names, and run the command again.")
    case .unused:
      .init(
        summary: "Nothing takes a kept member or an input.",
        remedy: "Delete it, or run `depstructs wire --prune --write`.")
    case .unmade:
      .init(
        summary: "No root, type or test makes a type whose dependencies have no default.",
        remedy: "Write a construction of it in a root, or delete the type.")
    case .leftOut:
      .init(
        summary: "A type conforms to the protocol of a list in the root, and is not in the list.",
        remedy: "Add it to the list if it belongs there. The list is yours.")
    case .registeredTwice, .registeredAtRunTime, .decidedAtRunTime, .scopeUnknown,
      .registrationArguments, .registrationHidden, .optionalFetch, .registrationCircle,
      .sharedInGraph, .notRegistered, .unreadRegistration:
      ofRegistration
    }
  }
}

/// Writes the page of the problems, in Markdown.
package enum WiringPage {
  /// The path of the page, relative to the tool's package.
  package static let path = "Documentation/RootProblems.md"

  package static func page() -> String {
    ([introduction] + WiringProblemName.allCases.map(entry)).joined(separator: "\n\n") + "\n"
  }

  /// What `depstructs explain` prints.
  package static func entry(_ name: WiringProblemName) -> String {
    """
    ## `\(name.rawValue)`

    \(name.explanation.summary)

    **What to do:** \(name.explanation.remedy)
    """
  }

  private static let introduction = """
    # Problems of composition roots

    `depstructs wire` names a problem at the construction in the root, with notes at the field \
    that asks and at what could answer. `depstructs explain NAME` prints an entry. This page is \
    generated: change the text in the source, then run the tests of the page with \
    `RECORD_WIRING_PAGE=1`.
    """
}
