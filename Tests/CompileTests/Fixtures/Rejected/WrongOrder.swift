// The article's graph: C needs A and B, so it cannot be built before them.
final class A {}

final class B {
  struct Dependencies { var a: A }
  init(dependencies: Dependencies) {}
}

final class C {
  struct Dependencies {
    var a: A
    var b: B
  }
  init(dependencies: Dependencies) {}
}

func compositionRoot() {
  let c = C(dependencies: .init(a: a, b: b))
  // expected-error@-1 {{use of local variable 'a' before its declaration}}
  // expected-error@-2 {{use of local variable 'b' before its declaration}}
  let a = A()  // expected-note {{'a' declared here}}
  let b = B(dependencies: .init(a: a))  // expected-note {{'b' declared here}}
  _ = c
}
