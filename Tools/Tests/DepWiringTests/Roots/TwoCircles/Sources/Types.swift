final class A {
  struct Dependencies { var b: B }
  init(dependencies: Dependencies) {}
}
final class B {
  struct Dependencies {
    var a: A
    var c: C
  }
  init(dependencies: Dependencies) {}
}
final class C {
  struct Dependencies { var b: B }
  init(dependencies: Dependencies) {}
}
