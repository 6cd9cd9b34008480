@MainActor final class AppRoot {
  func makeDetail() -> Detail {
    Detail(
      dependencies: .init(
        // one for each screen
        player: Player()))
  }

  func makeRow() -> Row { Row(dependencies: .init(player: Player.quiet())) }
}
