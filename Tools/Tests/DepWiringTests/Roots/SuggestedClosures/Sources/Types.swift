protocol Shape {}
final class Log {}
struct Square: Shape {
  let side: Int
  let log: Log
  init(side: Int, log: Log) {
    self.side = side
    self.log = log
  }
}
final class Loaded: Shape {
  struct Dependencies { var log: Log }
  init(path: String, dependencies: Dependencies) throws {}
}
final class Remote: Shape {
  init(name: String) async {}
}
final class Named: Shape {
  init(_ name: String) {}
}
final class Failing: Shape {
  init?(name: String) { return nil }
}
final class Numbered: Shape {
  init(number: Int) {}
}
final class Drawing {
  struct Dependencies {
    var makeShape: (String) throws -> any Shape
    var size: Int
  }
  init(dependencies: Dependencies) {}
}
