final class Player {
  init() {}
  static func quiet() -> Player { Player() }
}
final class Detail {
  struct Dependencies {
    var music: Player
    var speech: Player
  }
  init(dependencies: Dependencies) {}
}
final class Row {
  struct Dependencies {
    var music: Player
  }
  init(dependencies: Dependencies) {}
}
