@MainActor final class OtherRoot {
  struct Dependencies {
    var one: Int, two: Int
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
