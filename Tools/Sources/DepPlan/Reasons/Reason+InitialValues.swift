extension Reason {
  /// Why what properties begin with is left.
  static var ofInitialValues: [Reason] {
    [
      Reason(
        .wrappedProperty, .place,
        summary: """
          The property with this initial value has a property wrapper other than the state of a \
          view.
          """,
        why: "Such a wrapper takes its initial value at the declaration.",
        remedy: """
          Assign the storage of the wrapper in the initializer by hand: `_date = \
          Logged(wrappedValue: …)`.
          """),
      Reason(
        .propertyTypeUnknown, .place,
        summary: "The property with this initial value has no written type.",
        why: "The value moves to the initializer, and a declaration without a value needs a type.",
        remedy: "Write the type. Then run the command again."),
      Reason(
        .memberwiseDefault, .place,
        summary: "The code is the default of a parameter of a memberwise initializer.",
        why: "Callers may omit the argument, and a default cannot read another parameter.",
        remedy: "Write the initializer, or make the property a `let`. Then run the command again."),
      Reason(
        .overwrittenValue, .place,
        summary: "The code is what a property begins with, and each initializer sets the property.",
        why: "No code reads the first value, so a test that replaces it changes nothing.",
        remedy: "Write the property without its first value, or with its type alone."),
      Reason(
        .unreadProperty, .place,
        summary: "The code is what a property begins with, and no code names the property.",
        why: """
          A dependency that no code uses needs no place in the struct. A view is drawn again when \
          an object changes that it observes, even if no code names the property.
          """,
        remedy: "Delete the property if nothing is to change. Else no step is needed."),
      Reason(
        .beforeInitialization, .place,
        summary: """
          The code runs before the object has its dependencies, or a name in it would change its \
          meaning.
          """,
        why: """
          Swift evaluates the initial value of a property before the instance exists, and a test \
          can set the dependencies of some objects only after their initializer has run.
          """,
        remedy: """
          Assign the property in the initializer by hand, or call the code after the object is made.
          """),
    ]
  }
}
