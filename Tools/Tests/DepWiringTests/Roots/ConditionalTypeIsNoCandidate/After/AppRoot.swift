@MainActor
final class AppRoot {
  private lazy var menuTray = MenuTray()
  private lazy var shelf = Shelf()

  func makeFeed() -> Feed { Feed(dependencies: .init(tray: menuTray, shelf: shelf)) }
}
