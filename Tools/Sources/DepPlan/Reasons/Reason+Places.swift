extension Reason {
  /// Why single places are left.
  static var ofPlaces: [Reason] {
    [
      Reason(
        .staticMember, .place,
        summary: "The code is in a static member, or such a member goes on using the object.",
        why: """
          A static member has no instance to keep dependencies. Beside one that stays, other code \
          would work with another object in a test.
          """,
        remedy: """
          If the member is a function, run the command with `--functions`, which adds a parameter. \
          Otherwise make it an instance member.
          """),
      Reason(
        .fixedFunction, .place,
        summary: "Other code fixes the parameters of the function.",
        why: """
          A protocol demands the function, another one overrides or overloads it, Objective-C or \
          the system calls it, or code uses it as a value.
          """,
        remedy: """
          Write a second function with a parameter `dependencies`, and call it from this one.
          """),
      Reason(
        .defaultArgument, .place,
        summary: """
          The code makes the value of a parameter: as its default, behind '??' in an initializer, \
          or in an initializer that calls another one.
          """,
        why: """
          A test can already pass another value, and Swift evaluates a default argument at the \
          call, where no instance exists.
          """,
        remedy: """
          Keep the default. If the parameter belongs to an initializer, `--collect-defaults` turns \
          it into a field.
          """),
      Reason(
        .ownSingleton, .place,
        summary: "Code of a type uses the singleton of its own type.",
        why: """
          The singleton would need itself to be created. A static function that asks it would take \
          dependencies that the singleton does not have.
          """,
        remedy: """
          Use `self`, or find out why another instance needs the singleton. Where the initializers \
          are private and nothing but the singleton calls one, the command writes `self` itself.
          """),
      Reason(
        .assignedSingleton, .place,
        summary: "The code assigns to the singleton itself, or changes a variable in place.",
        why: """
          A field holds a copy, so other code would not see the assignment. A closure stands for \
          the plain assignment to a variable alone: `Settings.title = text`.
          """,
        remedy: "Assign in the composition root, or give the type a function that assigns."),
      Reason(
        .assignedThrough, .place,
        summary: "The code changes a value behind a singleton.",
        why: "A field would hold a copy of the struct, and the change would be lost.",
        remedy: "Make the value a class, or give the type a function that changes it."),
      Reason(
        .conditionalCode, .place,
        summary: """
          The code is in a branch of `#if`, and the type uses the dependency nowhere else, or only \
          such a branch declares what the field would name. `DEBUG` does not matter for what an \
          SDK offers, nor for what the project declares in all builds.
          """,
        why: """
          The field would need the same condition, and so would every construction of the struct.
          """,
        remedy: "Write the field by hand."),
      Reason(
        .availability, .place,
        summary: "Only newer systems run the code, and the type uses the dependency nowhere else.",
        why: "A stored property cannot be newer than its type.",
        remedy: "Make the field a closure that checks the version."),
      Reason(
        .typeUnknown, .place,
        summary: "The tool does not know the type of the dependency.",
        why: "The type is inferred, chosen at run time, or declared outside the sources.",
        remedy: """
          Write the type at the declaration, or add an entry to the catalogue in \
          `.depstructs.json`.
          """),
      Reason(
        .argumentsUnknown, .place,
        summary: "The tool knows no closure for these arguments.",
        why: "A field has one type, and the call is generic or has several forms.",
        remedy: "Write the field by hand. The detail suggests one where it can."),
      Reason(
        .tooManyArguments, .place,
        summary: """
          The closure would take more than three arguments, or more of them with names than five \
          for a function and six for an initializer.
          """,
        why: "The arguments of a closure have no labels, so a reader could not tell them apart.",
        remedy: "Pass the object itself, or declare a protocol with a function of this form."),
      Reason(
        .wideFacade, .place,
        summary: """
          The type uses more than eight static members of one facade, or sets more than four \
          variables of one type or of files.
          """,
        why:
          "A closure for each member makes a long list that hides that they belong together.",
        remedy: """
          Declare a struct or a protocol with these members, and make it one field of \
          `Dependencies`.
          """),
      Reason(
        .irreplaceableObject, .place,
        summary: "The object is one of a type of which no test can make another.",
        why: """
          The type is final and takes no dependencies, or its initializers are private, and no \
          protocol can stand for it. The field could only give the same object.
          """,
        remedy: """
          Inject what the object itself uses, make an initializer internal, or declare a protocol \
          for it and write the protocol where the object is kept.
          """),
      Reason(
        .computesOnly, .place,
        summary: "The code only asks the object for what it works out from constants.",
        why: "Any object of the type gives the same answers, so a test needs no other.",
        remedy: "None is needed. For other answers in a test, write a protocol and the field."),
      Reason(
        .settableProperty, .place,
        summary: "The object is the first value of a `lazy` property that other code can set.",
        why: "A test can already assign another object before the first use.",
        remedy: "Make the property private. Then run the command again."),
      Reason(
        .macroArgument, .place,
        summary: "The code is an argument of a macro.",
        why: "The tool cannot know how the macro uses the expression.",
        remedy: "Assign the value to a constant before the macro."),
      Reason(
        .keyPath, .place,
        summary: "The code is part of a key path.",
        why: "A key path starts at a type, not at an instance.",
        remedy: "Replace the key path with a closure."),
      Reason(
        .functionOfC, .place,
        summary: "The code is in a closure that becomes a function of C.",
        why: "Such a closure can capture nothing, and so has no instance to ask.",
        remedy: "Pass the instance through the context that the function of C takes."),
      Reason(
        .propertyWrapper, .place,
        summary: "A closure or a local function fetches the dependency by a property wrapper.",
        why: "The closure may run when the instance is gone.",
        remedy: "Declare the variable outside of the closure. Then run the command again."),
      Reason(
        .nonisolatedMember, .place,
        summary: "The member is outside the actor, and the dependencies cannot leave the actor.",
        why: """
          A field is not `Sendable`, so only the actor may read the property, and no nonisolated \
          initializer can set it.
          """,
        remedy: "Make the dependency `Sendable`, or isolate the member to the actor."),
      Reason(
        .inlinableMember, .place,
        summary: "The body is compiled into other modules.",
        why: "`@inlinable` code can use only public declarations.",
        remedy: "Write the convention by hand, with a public `Dependencies`."),
      Reason(
        .fileLevel, .place,
        summary: "The code is outside every type.",
        why: "A global function has no instance.",
        remedy: "Add a parameter to the function."),
      Reason(
        .identityComparison, .place,
        summary: "The type only compares objects with the singleton by identity.",
        why: "With a field, the code would compare with the object that a test passes.",
        remedy: "Keep the comparison, or compare with the field where that is the intent."),
      Reason(
        .attributeArgument, .place,
        summary: "The code is an argument of an attribute.",
        why: "Swift evaluates attributes outside every instance.",
        remedy: "Keep the argument, or assign the value in the initializer."),
      Reason(
        .notUnderstood, .place,
        summary: "The tool does not rewrite this form of code.",
        why: """
          A comment would be lost with a label or an argument that goes, or two edits would overlap.
          """,
        remedy: "Rewrite the code by hand."),
      Reason(
        .lessVisible, .place,
        summary: "The type of the dependency is private, and `Dependencies` is not.",
        why: "A field cannot expose a type that its users cannot see.",
        remedy: "Make the type internal, or keep the use: only this file can reach the type."),
      Reason(
        .foreignExtension, .place,
        summary: "The code is in an extension, and another module declares the type.",
        why: "The field would stand in that module, which does not know what this one declares.",
        remedy: "Pass the dependency as a parameter of the method."),
      Reason(
        .uncompiledExtension, .place,
        summary: "The code is in an extension, in a file that no target of the project compiles.",
        why: "The compiler would not see a mistake in it, and the type would gain unused fields.",
        remedy: "Add the file to a target, or delete it."),
      Reason(
        .inheritedMember, .place,
        summary: "A member that a protocol adds to the type reads the same object.",
        why: """
          The code of the type calls that member, which takes no fields. A test would replace the \
          object here, and the member would go on with the original.
          """,
        remedy: """
          Declare the member in the type, so that it reads the field. Or make what it reads a \
          requirement of the protocol. Then run the command again.
          """),
      Reason(
        .suppressed, .place,
        summary: "A comment allows the use.",
        why: "`depstructs:ignore` records a decision of the team.",
        remedy: "Remove the comment. Then run the command again."),
      Reason(
        .demandedInitializer, .place,
        summary: """
          The transition ends, and an initializer that takes the default itself has to stay.
          """,
        why: """
          A protocol, a superclass, a storyboard, an attribute or another package calls the \
          initializer.
          """,
        remedy: """
          Move its callers to the other initializer, then remove this one by hand. Keep the \
          initializer of a public type of a library: it names the real values for other packages.
          """),
      Reason(
        .defaultNeeded, .place,
        summary: "The transition ends, and the code at this place still relies on the default.",
        why: """
          The code leaves the dependencies out, or names `live` or `defaultDependencies`. It would \
          not compile without them.
          """,
        remedy: """
          Follow the detail: `migrate` the type around the code, so that its own dependencies make \
          the object; or call a function of a root there; or pass the dependencies. Then run the \
          command again. A type that has ended and keeps `live` loses it when no code names it.
          """),
      Reason(
        .sharedRegistration, .place,
        summary: """
          The default fetches an object from a container, and the root would pass another one.
          """,
        why: """
          Other code goes on to fetch what the container keeps, so there would be two objects \
          where one was shared; or the root keeps what the container makes anew.
          """,
        remedy: """
          Let the registrations ask the root, with `wire --from-container NAME --bridge \
          EXPRESSION`, and the root pass what they ask for. Or remove the other use and the \
          registration.
          """),
    ]
  }
}
