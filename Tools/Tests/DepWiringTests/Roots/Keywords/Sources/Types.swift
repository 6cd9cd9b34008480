final class `default` { init() {} }
final class Operator {
  struct Dependencies {
    var `default`: `default`
    var `in`: Int
    var `class`: String
    var makeSelf: (String) -> Part
  }
  init(dependencies: Dependencies) {}
}
final class Part {
  struct Dependencies { var `default`: `default` }
  init(for `in`: String, dependencies: Dependencies) {}
}
