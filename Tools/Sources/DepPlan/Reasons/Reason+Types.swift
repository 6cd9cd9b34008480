extension Reason {
  /// Why whole types are skipped.
  static var ofTypes: [Reason] {
    [
      Reason(
        .enumeration, .wholeType,
        summary: "The type is an enum.",
        why: "An enum has no stored properties, so it cannot keep dependencies.",
        remedy: """
          `--functions` adds a parameter to functions. For computed properties, pass the \
          dependency to a function instead, or move the work to a class or struct.
          """),
      Reason(
        .protocolExtension, .wholeType,
        summary: "The code is in an extension of a protocol.",
        why: "A protocol stores nothing, and each conforming type has dependencies of its own.",
        remedy: "Add a requirement to the protocol, or a parameter to the method."),
      Reason(
        .foreignType, .wholeType,
        summary: "The project extends the type but does not declare it.",
        why: "An extension cannot add stored properties to a type such as `String` or `URL`.",
        remedy: "Pass the dependency as a parameter, or move the method to a type of your own."),
      Reason(
        .localType, .wholeType,
        summary: "The type is declared inside a function.",
        why: """
          Code outside the function cannot construct the type, so a parameter would change \
          nothing.
          """,
        remedy: "Pass the dependency from the enclosing function."),
      Reason(
        .unreachableSeam, .wholeType,
        summary: """
          Only the file sees the type, or each of its initializers; or the place names what such a \
          type in the file uses too, which the code makes objects of.
          """,
        why: """
          Neither a test nor a caller in another file could pass other dependencies. Code around \
          the type that took its own would work with another object than the type does.
          """,
        remedy: """
          Make the type or an initializer internal, or let the code that makes the object pass \
          what it needs. Then run the command again.
          """),
      Reason(
        .testDouble, .wholeType,
        summary: "The type stands in for another in tests or previews, or only previews make it.",
        why: """
          A test makes it in place of what a type depends on, and does not replace what the double \
          uses itself.
          """,
        remedy: """
          Name the type on the command line if it is no test double: `depstructs migrate FakeBook`.
          """),
      Reason(
        .noTarget, .wholeType,
        summary: "No target of the Xcode project compiles the file.",
        why: "The compiler would not see a mistake in it, and no object of the type is ever made.",
        remedy: "Add the file to a target, or delete it."),
      Reason(
        .vendored, .wholeType,
        summary: "The folder of the file says that the code comes from another project.",
        why: "The next version of that project would undo the change.",
        remedy: "Name the type on the command line if the code is yours: `depstructs migrate Feed`."
      ),
      Reason(
        .mostlyHidden, .wholeType,
        summary: "Half or more of what the type hides would stay.",
        why: """
          A test that replaces one half of what a type depends on still runs the other. Such a \
          change is seldom worth its lines.
          """,
        remedy: """
          Change what the reasons of the other places name, and run the command again. Or name the \
          type on the command line to move what can move: `depstructs migrate Feed`. `--halves` \
          does so for all types.
          """),
      Reason(
        .synthesisedCodable, .wholeType,
        summary: "The compiler synthesizes some or all of the type's `Codable` conformance.",
        why: """
          Synthesized coding would include the new stored property, and `Dependencies` is not \
          `Codable`.
          """,
        remedy: """
          Run the command with `--functions`, which adds a parameter to the methods. Or separate \
          the data from the behavior, or write `init(from:)` and `encode(to:)`, and run it again.
          """),
      Reason(
        .synthesisedEquality, .wholeType,
        summary: "The compiler synthesizes `==` or `hash(into:)` for the type.",
        why: """
          Synthesized comparison would include the new stored property, and `Dependencies` is not \
          `Equatable`.
          """,
        remedy: """
          Run the command with `--functions`, which adds a parameter to the methods. Or separate \
          the value from the behavior, or write `==` and `hash(into:)`, and run it again.
          """),
      Reason(
        .dataValue, .wholeType,
        summary: "The struct holds data that a list or a timeline shows, or that is decoded.",
        why: """
          Code makes such values by the hundred and passes them on. A service in each of them is \
          one that no caller sets. A struct is no such value if it has dependencies already, holds \
          a closure or an object of the project, or works on files, the network or a store itself.
          """,
        remedy: """
          Give the member a parameter, such as `func isLate(at now: Date) -> Bool`, and let the \
          type that uses the value pass it. `--functions` adds a parameter to methods.
          """),
      Reason(
        .rawRepresentable, .wholeType,
        summary: "The struct holds only its raw value.",
        why: "Code everywhere creates an `OptionSet` or `RawRepresentable` from its raw value.",
        remedy: "Pass the dependency as a parameter of the method; `--functions` adds it."),
      Reason(
        .frozenLayout, .wholeType,
        summary: "The type is `@frozen`.",
        why: "`@frozen` promises the stored properties of the type to other modules.",
        remedy: "Pass the dependency as a parameter of the method."),
      Reason(
        .macroType, .wholeType,
        summary: "An attribute of the type may be a macro of another module.",
        why: """
          The tool cannot know what the macro does with a stored property: `@Model` would persist \
          it.
          """,
        remedy: "Write the convention by hand, in a form that the macro allows."),
      Reason(
        .managedObject, .wholeType,
        summary: "The class is an `NSManagedObject`, or a cell of AppKit.",
        why: """
          Core Data creates the instances and stores their properties. AppKit copies cells bit by \
          bit, which a property of the copy does not survive.
          """,
        remedy: "Pass the dependency as a parameter of the method; `--functions` adds it."),
      Reason(
        .containerType, .wholeType,
        summary: "The type registers dependencies or hands them out.",
        why: "It is a container, a store, an assembly or a resolving property wrapper.",
        remedy: """
          Migrate the types that it serves. It can go when only the composition root uses it.
          """),
      Reason(
        .reducer, .wholeType,
        summary: "The type is a reducer of the Composable Architecture.",
        why: """
          The architecture makes, composes and tests reducers by `@Dependency`, and the library \
          that declares it expects that.
          """,
        remedy: "Leave it. The types that the reducer uses can still be migrated."),
      Reason(
        .nameTaken, .wholeType,
        summary: "Another declaration already has the name `dependencies` or `Dependencies`.",
        why: "The convention would give the name a second meaning.",
        remedy: """
          Rename the other declaration, or give the property another name with `--property-name`. \
          Then run the command again.
          """),
      Reason(
        .superclassUnknown, .wholeType,
        summary: """
          The class declares no initializer, and the tool does not know which ones it inherits.
          """,
        why: """
          A class that declares an initializer stops inheriting the others, so its callers would \
          break.
          """,
        remedy: "Declare the initializers that the callers use. Then run the command again."),
      Reason(
        .memberwiseTypeUnknown, .wholeType,
        summary: "The tool cannot write out the memberwise initializer.",
        why: "A stored property has no written type, or a property wrapper changes its parameter.",
        remedy: "Write the type or the initializer. Then run the command again."),
      Reason(
        .initializerUnknown, .wholeType,
        summary: "No initializer of the type can take the dependencies.",
        why: """
          Other code fixes every initializer: a storyboard, a subclass that overrides it, or \
          another module that inherits from an open class.
          """,
        remedy: """
          Add an initializer that takes `dependencies`, or use the library form (`--import`), in \
          which a test can replace the default.
          """),
      Reason(
        .inlinableInitializer, .wholeType,
        summary: "An initializer of the type is compiled into other modules.",
        why: "`@inlinable` code can use only public declarations.",
        remedy: "Write the convention by hand, with a public `Dependencies`."),
      Reason(
        .conditionalMembers, .wholeType,
        summary: "`#if` contains an initializer or a stored property of the type.",
        why: "The compiler sees one branch at a time, so no build checks all of the change.",
        remedy: "Move the condition into a body. Then run the command again."),
      Reason(
        .duplicateDeclaration, .wholeType,
        summary: """
          The project declares the type more than once, in branches of `#if` or in several \
          targets.
          """,
        why: "The tool would change one declaration and miss the others.",
        remedy: "Write the convention by hand in each declaration."),
      Reason(
        .syntaxError, .wholeType,
        summary: "The tool cannot read all of a file of the type.",
        why: """
          The file has a syntax error, is nested too deeply, is not UTF-8, or changed while the \
          tool read it.
          """,
        remedy: "Repair the file. Then run the command again."),
      Reason(
        .noDependencies, .wholeType,
        summary: "`--end-transition` names a type without `Dependencies`.",
        why: "Only a migrated type has a transition to end.",
        remedy: "Run `depstructs migrate` on the type first."),
      Reason(
        .noDefault, .wholeType,
        summary: """
          `--end-transition` names a type whose initializers have no default for `Dependencies`.
          """,
        why: "Every caller passes the dependencies already.",
        remedy: "There is nothing to do."),
    ]
  }
}
