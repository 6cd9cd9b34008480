final class End4API {
  struct Dependencies {
    var name: String
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}

func End4other() {}