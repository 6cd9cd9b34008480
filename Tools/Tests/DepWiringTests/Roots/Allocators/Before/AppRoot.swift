@MainActor final class AppRoot {
  lazy var screen = Screen(dependencies: .init())
}
