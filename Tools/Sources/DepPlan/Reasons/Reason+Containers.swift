extension Reason {
  /// Why what a container hands out is left in its property wrapper.
  static var ofContainers: [Reason] {
    [
      Reason(
        .wrapperUnknown, .place,
        summary: "The tool does not know when the property wrapper fetches its object.",
        why: "An object that is fetched earlier or later than before can be another object.",
        remedy: """
          Say it in `.depstructs.json`: `"sdk": {"injectingWrappers": {"Injected": "initializer"}}`.
          """),
      Reason(
        .projectedWrapper, .place,
        summary: "The code uses the property wrapper itself: `$api` or `_api`.",
        why: "A field holds the object, and the wrapper is gone.",
        remedy: "Replace the use of the wrapper. Then run the command again."),
      Reason(
        .assignedWrapper, .place,
        summary: "The code assigns another object to the wrapped property.",
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
        remedy: "Pass the object to the initializer where the instance is made."),
      Reason(
        .viewState, .place,
        summary: "The property wrapper keeps the object as state of a view.",
        why: "SwiftUI makes views often, and a field would hold a new object each time.",
        remedy: "Use `@State` or `@StateObject`, with a closure of `Dependencies` that makes it."),
      Reason(
        .handsDownDependencies, .place,
        summary: "The type passes its dependencies on with `withDependencies(from: self)`.",
        why: "The call finds them in the property wrappers of the instance.",
        remedy: "Pass the dependencies of the child to its initializer."),
      Reason(
        .isolatedRegistration, .place,
        summary: "The container makes the object on an actor, and the type is not on that actor.",
        why: "Only code of the actor can fetch the object.",
        remedy: "Isolate the type to the actor. Then run the command again."),
    ]
  }
}
