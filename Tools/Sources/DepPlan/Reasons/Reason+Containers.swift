extension Reason {
  /// Why what a container hands out is left in its property wrapper.
  static var ofContainers: [Reason] {
    [
      Reason(
        .wrapperUnknown, .place,
        summary: "The tool does not know when the property wrapper fetches its object.",
        why: "An object that is fetched earlier or later than before can be another object.",
        remedy: """
          Look up in the package when the wrapper fetches: in its initializer, or at each read. \
          The message names the line for `.depstructs.json`: \
          `"sdk": {"injectingWrappers": {"Injected": "eachRead"}}`. Key paths then lead to the \
          properties of the type that the project extends.
          """),
      Reason(
        .projectedWrapper, .place,
        summary: "The code uses the property wrapper itself: `$api` or `_api`.",
        why: "A field holds the object, and the wrapper is gone.",
        remedy: "Replace the use of the wrapper. Then run the command again."),
      Reason(
        .unreadWrapper, .place,
        summary: "No code reads the wrapped property.",
        why: "A field would ask the container for an object that nothing needs.",
        remedy: "Remove the property."),
      Reason(
        .assignedWrapper, .place,
        summary: "Code assigns another object to the property that the container fills.",
        why: "The dependencies of an instance are constant.",
        remedy: "Pass the object to the initializer. Then run the command again."),
      Reason(
        .weakWrapper, .place,
        summary: "The property wrapper keeps its object weakly.",
        why: "A field keeps its object, so the two objects could keep each other forever.",
        remedy: "Pass the object to the initializer, and keep it in a `weak` property."),
      Reason(
        .lateWrapper, .place,
        summary: "The wrapper fetches its object at the first read, and the type cannot do that.",
        why: """
          A `lazy` property needs a class or an actor that is not checked for `Sendable`, and the \
          container may make a new object for each read.
          """,
        remedy: "Fetch the object when the instance is made, if nothing depends on the moment."),
      Reason(
        .filledLater, .place,
        summary: "Other code fills the property after the instance is made.",
        why: "The object does not exist yet when the initializer runs.",
        remedy: """
          Pass the object to the initializer where the instance is made. `--handed-containers` may \
          convert a class whose superclass fills it.
          """),
      Reason(
        .viewState, .place,
        summary: "The property wrapper keeps an object for a view, and `@State` cannot replace it.",
        why: """
          SwiftUI makes views often. `@State` would make a new object each time, unless the \
          container keeps it. Only an initializer of a struct can give `@StateObject` its object.
          """,
        remedy: """
          Register the object as shared, or let the view make it in `task` with a closure of \
          `Dependencies`. Write the initializer where the compiler makes it now.
          """),
      Reason(
        .handsDownDependencies, .place,
        summary: """
          The type passes its container on, or registers objects in it. \
          `withDependencies(from: self)` passes it on, too.
          """,
        why: """
          What the other code asks the container for is not known, and the container has to stay \
          for it.
          """,
        remedy: """
          Pass what the other code needs to its initializer, beginning with the types that make \
          nothing themselves. Then run the command again.
          """),
      Reason(
        .optionalUse, .place,
        summary: "The code compares the implicitly unwrapped property with `nil`, or unwraps it.",
        why: "A field always has its object, so the code would not compile or always take one way.",
        remedy: "Remove the check if the container always has the object; otherwise keep it."),
      Reason(
        .tooManyFields, .place,
        summary: "The code of the type asks a container for more than twelve objects.",
        why: """
          A router or a factory of everything is a container itself. Properties that begin with \
          what the container gives do not count.
          """,
        remedy: "Divide the type, or name it: `depstructs migrate Router`."),
      Reason(
        .isolatedRegistration, .place,
        summary: "The container makes the object on an actor, and the type is not on that actor.",
        why: "Only code of the actor can fetch the object.",
        remedy: "Isolate the type to the actor. Then run the command again."),
    ]
  }
}
