final class End22API {
  struct Dependencies {
    var name: String
  }

  var dependencies: Dependencies

  let id: Int

  init(id: Int, dependencies: Dependencies) {
    self.dependencies = dependencies
    self.id = id
  }
}

class End22Base {
  struct Dependencies {
    var name: String

    static var defaultDependencies: Self { Self(name: "b") }
  }

  var dependencies: Dependencies = .defaultDependencies

  init() {}
}

final class End22Derived: End22Base {}

func end22test() { _ = End22API(id: 1) }
