actor End3API {
  struct Dependencies: Sendable, Equatable {
    var name: String
  }

  private let dependencies: Dependencies

  init(
    path: String,
    dependencies: Dependencies,
    done: () -> Void
  ) {
    self.dependencies = dependencies
    done()
  }
}