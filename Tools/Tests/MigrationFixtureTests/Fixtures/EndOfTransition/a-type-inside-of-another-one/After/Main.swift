enum End7Outer {
  final class Reader {
    struct Dependencies {
      var name: String
    }
    let dependencies: Dependencies
    init(dependencies: Dependencies) {
      self.dependencies = dependencies
    }
  }
}