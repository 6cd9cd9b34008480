extension Reason {
  /// Why single places are left.
  static var ofPlaces: [Reason] {
    [
      Reason(
        .staticMember, .place,
        summary: "The place is in a static member.",
        why: "A static member has no instance that could keep dependencies.",
        remedy: "Make it an instance member, or give it a parameter."),
      Reason(
        .defaultArgument, .place,
        summary: "The place is the default of a parameter.",
        why: """
          A default is evaluated at the caller's, where there is no instance. It is a seam \
          already: a test passes something else.
          """,
        remedy: """
          Leave it, or turn it into a field with `--collect-defaults` where it belongs to an \
          initializer.
          """),
      Reason(
        .ownSingleton, .place,
        summary: "An instance uses the singleton of its own type.",
        why: "To be made, the singleton would need itself.",
        remedy: "Use `self`, or ask why another instance needs that one."),
      Reason(
        .assignedSingleton, .place,
        summary: "The place assigns to the singleton or global itself.",
        why: """
          A field holds a copy of the reference: to assign to it would change nothing for \
          others.
          """,
        remedy: "Do it in the composition root, or give the type a function that does it."),
      Reason(
        .assignedThrough, .place,
        summary: "The place changes a value behind a singleton.",
        why: "A field would hold a copy of the struct, and the change would be lost.",
        remedy: "Make it a class, or give the type a function that changes it."),
      Reason(
        .conditionalCode, .place,
        summary: "The place is in a branch of `#if`, and nothing outside of it uses the same.",
        why: """
          The field would have to be in the same branch, and so would every construction of \
          the struct.
          """,
        remedy: "Write the field by hand."),
      Reason(
        .availability, .place,
        summary: """
          The place is in code that only newer systems run, and nothing outside of it uses the \
          same.
          """,
        why: "A stored property cannot be newer than its type.",
        remedy: "Make the field a closure, and check for the version inside."),
      Reason(
        .typeUnknown, .place,
        summary: "The type of what is used is not known.",
        why: "It is inferred, decided when the program runs, or declared where no source was read.",
        remedy: """
          Write the type where it is declared; or add an entry to the catalogue in \
          `.depstructs.json`.
          """),
      Reason(
        .argumentsUnknown, .place,
        summary: "No closure is known that takes just these arguments.",
        why: "A field has one type, and this call is generic, or has several forms.",
        remedy: "Write the field by hand; the detail names one that reads well."),
      Reason(
        .macroArgument, .place,
        summary: "The place is an argument of a macro.",
        why: "What the macro makes of the expression is not known.",
        remedy: "Put the value in a constant before the macro."),
      Reason(
        .keyPath, .place,
        summary: "The place is part of a key path.",
        why: "A key path goes through types, not through instances.",
        remedy: "Write a closure in its place."),
      Reason(
        .propertyWrapper, .place,
        summary: "A property wrapper fetches the dependency.",
        why: "What it fetches and when is the wrapper's own affair.",
        remedy: """
          Make the property a field of `Dependencies`; `MIGRATION.md` shows it for several \
          containers.
          """),
      Reason(
        .wrappedProperty, .place,
        summary: "The property that begins with it has a wrapper.",
        why: "`@State` and its like take their first value where they are declared, once.",
        remedy: """
          Assign the wrapper's storage in the initializer by hand: `_date = \
          State(initialValue: …)`.
          """),
      Reason(
        .propertyTypeUnknown, .place,
        summary: "The property that begins with it has no written type.",
        why:
          "Its value moves to the initializer, and without the value the type has to be written.",
        remedy: "Write the type, then run this again."),
      Reason(
        .memberwiseDefault, .place,
        summary: "The place is the default of a parameter of a memberwise initializer.",
        why: "Callers may leave it out, and the default cannot read another parameter.",
        remedy: "Write the initializer, or make the property a `let`, then run this again."),
      Reason(
        .beforeInitialization, .place,
        summary: """
          The initializer around the place does not have the dependencies, or a name in it \
          would mean something else.
          """,
        why: "What a property begins with is evaluated before there is an instance.",
        remedy: "Assign the property in the initializer by hand."),
      Reason(
        .nonisolatedMember, .place,
        summary: "The member is outside of the actor, and the dependencies cannot leave it.",
        why: "Some field is not `Sendable`, so that only the actor may read the property.",
        remedy: "Make what it depends on `Sendable`, or the member isolated."),
      Reason(
        .inlinableMember, .place,
        summary: "The body is compiled into other modules.",
        why: "What `@inlinable` code uses has to be public.",
        remedy: "Write the convention by hand, with a public `Dependencies`."),
      Reason(
        .fileLevel, .place,
        summary: "The place is in no type.",
        why: "A function outside of types has no instance.",
        remedy: "Give it a parameter."),
      Reason(
        .identityComparison, .place,
        summary: "The place asks whether something is that very singleton.",
        why: "With a field in its place it would compare with what a test passes.",
        remedy: "Leave it, or compare with the field where that is meant."),
      Reason(
        .attributeArgument, .place,
        summary: "The place is an argument of an attribute.",
        why: "Attributes are evaluated outside of every instance.",
        remedy: "Leave it, or assign what it sets in the initializer."),
      Reason(
        .notUnderstood, .place,
        summary: "The place has a form that is not rewritten.",
        why: "A comment inside of the expression would be lost, or two edits would meet.",
        remedy: "Rewrite the place by hand."),
      Reason(
        .lessVisible, .place,
        summary: "What is used is private to its file, and `Dependencies` is not.",
        why: "A field cannot show a type that others cannot see.",
        remedy: "Make the type internal, or keep using it: nobody else can."),
      Reason(
        .suppressed, .place,
        summary: "A comment allows it.",
        why: "`depstructs:ignore` says that the team has decided.",
        remedy: "Remove the comment, then run this again."),
      Reason(
        .demandedInitializer, .place,
        summary: """
          The transition ends, and an initializer that takes the default itself has to stay.
          """,
        why: "A protocol, a superclass, a storyboard or another module calls it as it is.",
        remedy: "Let its callers use the other one, then remove it by hand."),
      Reason(
        .defaultNeeded, .place,
        summary: "The transition ends, and the place still uses the default by its name.",
        why: "Without `live` or `defaultDependencies` it would not compile.",
        remedy: "Pass the dependencies there, then remove what the struct keeps for it."),
    ]
  }
}
