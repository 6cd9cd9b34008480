final class Default { init() {} }
final class Operator {
  struct Dependencies {
    var `default`: Default
    var `in`: Int
    var `class`: String
    var makeSelf: (String) -> Part
  }
  init(dependencies: Dependencies) {}
}
final class Part {
  struct Dependencies { var `default`: Default }
  init(for `in`: String, dependencies: Dependencies) {}
}
