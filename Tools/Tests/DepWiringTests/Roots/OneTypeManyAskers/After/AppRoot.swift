@MainActor final class AppRoot {
  private lazy var log = Log()
  private lazy var a = A(dependencies: .init(log: log))
  private lazy var b = B(dependencies: .init(logger: log, a: a))

  func makeC() -> C { C(dependencies: .init(output: log, first: a, second: b)) }
  func makeB() -> B { B(dependencies: .init(logger: log, a: a)) }
}
