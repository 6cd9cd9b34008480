final class Log: Sendable { init() {} }
final class Clock: Sendable { init() {} }
final class Inner: Sendable {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) {}
}
final class Outer: Sendable {
  struct Dependencies {
    var inner: Inner
    var clock: Clock
  }
  init(dependencies: Dependencies) { print("Outer") }
}
