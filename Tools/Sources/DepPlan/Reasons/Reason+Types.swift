extension Reason {
  /// Why whole types are skipped.
  static var ofTypes: [Reason] {
    [
      Reason(
        .enumeration, .wholeType,
        summary: "The type is an enum.",
        why: "An enum has no stored properties, so there is nowhere to keep dependencies.",
        remedy: """
          Pass what it needs as a parameter of the method, or let a class or struct beside it \
          do the work.
          """),
      Reason(
        .protocolExtension, .wholeType,
        summary: "The code stands in an extension of a protocol.",
        why: "A protocol stores nothing, and whoever conforms to it has dependencies of its own.",
        remedy: "Make what it needs a requirement of the protocol, or a parameter of the method."),
      Reason(
        .foreignType, .wholeType,
        summary: "The project only extends the type; it is declared elsewhere.",
        why: "An extension cannot add stored properties to `String` or `URL`.",
        remedy: "Pass what it needs as a parameter, or move the method to a type of your own."),
      Reason(
        .localType, .wholeType,
        summary: "The type is declared inside of a function.",
        why: "Others cannot construct it, so that nothing would be gained.",
        remedy: "Pass what it needs from the function around it."),
      Reason(
        .synthesisedCodable, .wholeType,
        summary: "The compiler synthesises its `Codable`, or a part of it.",
        why: """
          A stored property more would be encoded and decoded, and `Dependencies` can be \
          neither.
          """,
        remedy: """
          Keep the data in one type and the work in another; or write `init(from:)` and \
          `encode(to:)`, then run this again.
          """),
      Reason(
        .synthesisedEquality, .wholeType,
        summary: "The compiler synthesises its `==` or `hash(into:)`.",
        why: "A stored property more would be compared, and `Dependencies` cannot be.",
        remedy: """
          Keep the value in one type and the work in another; or write `==` and `hash(into:)`, \
          then run this again.
          """),
      Reason(
        .rawRepresentable, .wholeType,
        summary: "The struct is its raw value and nothing else.",
        why: "An `OptionSet` or `RawRepresentable` is made from its raw value everywhere.",
        remedy: "Pass what it needs as a parameter of the method."),
      Reason(
        .frozenLayout, .wholeType,
        summary: "The type is `@frozen`.",
        why: "Its stored properties are a promise to other modules.",
        remedy: "Pass what it needs as a parameter of the method."),
      Reason(
        .macroType, .wholeType,
        summary: "An attribute on the type may be a macro of another module.",
        why: "What the macro makes of a stored property is not known: `@Model` would save it.",
        remedy: "Write the convention by hand, as the macro allows it."),
      Reason(
        .managedObject, .wholeType,
        summary: "The class is an `NSManagedObject`.",
        why: "Core Data makes its instances and stores its properties.",
        remedy: "Pass what it needs as a parameter of the method."),
      Reason(
        .nameTaken, .wholeType,
        summary: "Something else is called `dependencies` or `Dependencies` there.",
        why: "The convention's names would mean two things.",
        remedy: "Rename the other one, then run this again."),
      Reason(
        .inheritedNameTaken, .wholeType,
        summary: "A superclass has a property `dependencies` that the class can see.",
        why: "A stored property cannot override it.",
        remedy: "Make the superclass's property private, or rename it."),
      Reason(
        .superclassUnknown, .wholeType,
        summary: """
          The class writes no initializer, and which ones its superclass hands down is not \
          known.
          """,
        why: """
          A class that declares one initializer inherits the others no longer, and its callers \
          would break.
          """,
        remedy: "Write the initializers that its callers use, then run this again."),
      Reason(
        .memberwiseTypeUnknown, .wholeType,
        summary: "The memberwise initializer cannot be written out.",
        why: "A stored property has no written type, or a wrapper that changes its parameter.",
        remedy: "Write the type, or write the initializer, then run this again."),
      Reason(
        .initializerUnknown, .wholeType,
        summary: "No initializer of the type can take the dependencies.",
        why: """
          All of them are fixed by others: by a storyboard, by subclasses that override them, \
          by other modules that inherit from an open class.
          """,
        remedy: """
          Add one initializer that takes `dependencies`; or use the library (`--import`), with \
          which a test reaches the default too.
          """),
      Reason(
        .inlinableInitializer, .wholeType,
        summary: "An initializer of the type is compiled into other modules.",
        why: "What `@inlinable` code uses has to be public.",
        remedy: "Write the convention by hand, with a public `Dependencies`."),
      Reason(
        .conditionalMembers, .wholeType,
        summary: "`#if` holds an initializer or a stored property of the type.",
        why: "The compiler sees one branch at a time, and so would a check of the result.",
        remedy: "Move the condition into the body, then run this again."),
      Reason(
        .duplicateDeclaration, .wholeType,
        summary: "The type is declared more than once, in branches of `#if` or in several targets.",
        why: "One of the declarations would be left behind.",
        remedy: "Write the convention by hand, in each of them."),
      Reason(
        .syntaxError, .wholeType,
        summary: "A file of the type cannot be read whole.",
        why: """
          It has a syntax error, is nested too deeply, is not UTF-8, or changed while it was \
          read.
          """,
        remedy: "Repair the file, then run this again."),
      Reason(
        .noDependencies, .wholeType,
        summary: "The transition is to end, and the type has no `Dependencies`.",
        why: "There is no transition before somebody has begun it.",
        remedy: "Run `depstructs migrate` on the type first."),
      Reason(
        .noDefault, .wholeType,
        summary: "The transition is to end, and no initializer has a default for `Dependencies`.",
        why: "Every caller passes them already.",
        remedy: "There is nothing to do."),
    ]
  }
}
