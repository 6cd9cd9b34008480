// The article's graph in the only order that compiles.
final class A {}

final class B {
  struct Dependencies { var a: A }
  init(dependencies: Dependencies) {}
}

final class C {
  struct Dependencies {
    var a: A
    var b: B
    var makeA: () -> A
  }
  init(dependencies: Dependencies) {}
}

func compositionRoot() -> C {
  let a = A()
  let b = B(dependencies: .init(a: a))
  return C(dependencies: .init(a: a, b: b, makeA: { A() }))
}
