@MainActor final class AppRoot {
  lazy var derived = Derived()

  func makeScreen() -> Screen { Screen(dependencies: .init(base: derived)) }
}
