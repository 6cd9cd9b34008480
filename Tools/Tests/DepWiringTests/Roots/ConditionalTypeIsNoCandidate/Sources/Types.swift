protocol Tray { var name: String { get } }
#if os(Linux) || os(Windows)
  final class PlainTray: Tray { let name = "plain" }
#endif
final class MenuTray: Tray { let name = "menu" }

#if os(Linux)
  final class Shelf { let name = "short" }
#else
  final class Shelf { let name = "long" }
#endif

final class Feed {
  struct Dependencies {
    var tray: any Tray
    var shelf: Shelf
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  var text: String { dependencies.tray.name + " " + dependencies.shelf.name }
}
