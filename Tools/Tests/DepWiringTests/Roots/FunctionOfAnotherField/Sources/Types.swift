protocol Row {}
final class Big: Row { init(_ id: Int) {} }
final class Small: Row { init(_ id: Int) {} }
final class Feed {
  struct Dependencies {
    var makeHeader: (Int) -> any Row
    var makeFooter: (Int) -> any Row
    var other: (Int) -> (any Row)?
  }
  init(dependencies: Dependencies) {}
}
