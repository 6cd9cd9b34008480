struct Taken10Screen {
  struct Dependencies {
    var make: () -> Taken10API

    static var defaultDependencies: Self {
      Self(make: { Taken10API.shared })
    }
  }

  private let dependencies: Dependencies

  let text: String

  init(name: String = "n", dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    text = name + dependencies.make().name
  }

  init(name: String = "n", make: @escaping () -> Taken10API) {
    var dependencies = Dependencies.defaultDependencies
    dependencies.make = make
    self.init(name: name, dependencies: dependencies)
  }
}