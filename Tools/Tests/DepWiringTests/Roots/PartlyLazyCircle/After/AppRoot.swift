@MainActor final class AppRoot {
  private lazy var c = C(dependencies: .init(a: { [unowned self] in a }))
  private lazy var b = B(dependencies: .init(c: c))

  // A closure leads back to it, so that Swift cannot infer its type.
  private lazy var a: A = A(dependencies: .init(b: b))

  func makeScreen() -> Screen { Screen(dependencies: .init(a: a, c: c)) }
}
