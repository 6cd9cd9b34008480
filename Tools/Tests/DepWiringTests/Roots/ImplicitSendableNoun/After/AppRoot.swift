@MainActor final class AppRoot {
  private lazy var player = Player()

  func makeScreen() -> Screen { Screen(dependencies: .init(player: { [self] in player })) }
}
