final class Base { init() { print("Base") } }
final class Left {
  struct Dependencies { var base: Base }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
final class Right {
  struct Dependencies { var base: Base }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
final class Top {
  struct Dependencies {
    var right: Right
    var left: Left
  }
  init(dependencies: Dependencies) {
    print(dependencies.left.dependencies.base === dependencies.right.dependencies.base)
  }
}
