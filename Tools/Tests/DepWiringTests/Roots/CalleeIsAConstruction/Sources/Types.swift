final class Log { init() {} }
final class Child {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) { print("Child") }
}
final class Parent {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) { print("Parent") }
  func child(dependencies: Child.Dependencies) -> Child { Child(dependencies: dependencies) }
}
