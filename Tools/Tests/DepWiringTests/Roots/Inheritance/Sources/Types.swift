class Base { init() {} }
final class Derived: Base {}
class Screen {
  struct Dependencies { var base: Base }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
final class Detail: Screen {}
