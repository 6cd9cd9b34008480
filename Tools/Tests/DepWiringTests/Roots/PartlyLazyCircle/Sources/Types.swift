final class A {
  struct Dependencies { var b: B }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies; print("A") }
}
final class B {
  struct Dependencies { var c: C }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies; print("B") }
}
final class C {
  struct Dependencies { var a: () -> A }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies; print("C") }
}
@MainActor final class Screen {
  struct Dependencies {
    var a: A
    var c: C
  }
  init(dependencies: Dependencies) { print(dependencies.c.dependencies.a() === dependencies.a) }
}
