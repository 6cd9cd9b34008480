protocol Shape { func area() -> Int }
struct Square: Shape {
  let side: Int
  func area() -> Int { side * side }
}
final class Circle: Shape {
  init() {}
  func area() -> Int { 3 }
}
final class Measured: Shape {
  struct Dependencies {
    var now: @Sendable () -> Int
    static var live: Self { Self(now: { 7 }) }
  }
  let name: String
  let dependencies: Dependencies
  init(name: String, dependencies: Dependencies = .live) throws {
    self.name = name
    self.dependencies = dependencies
  }
  func area() -> Int { dependencies.now() + name.count }
}
final class Later {
  struct Dependencies {
    var size: Int
    var makeMeasured: @Sendable (String) throws -> any Shape
    static var live: Self { Self(size: 2, makeMeasured: { try Measured(name: $0) }) }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
}
