final class End22API {
  struct Dependencies {
    var name: String

    static var defaultDependencies: Self { Self(name: "a") }
  }

  var dependencies: Dependencies = .defaultDependencies

  let id: Int

  init(id: Int) { self.id = id }
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
