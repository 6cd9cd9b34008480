final class Log {
  init() { print("Log") }
}
final class A {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) {}
}
final class B {
  struct Dependencies {
    var logger: Log
    var a: A
  }
  init(dependencies: Dependencies) {}
}
final class C {
  struct Dependencies {
    var output: Log
    var first: A
    var second: B
  }
  init(dependencies: Dependencies) {}
}
