final class Player {
  init() {}
  static func quiet() -> Player { Player() }
}
final class Images { init() {} }
final class Detail {
  struct Dependencies {
    var images: Images
    var musicPlayer: Player
    var makeRow: (Int) -> String
  }
  let dependencies: Dependencies
  init(item: String, dependencies: Dependencies) { self.dependencies = dependencies }
}
