struct End21Card {
  struct Dependencies {
    var name: String

    static var defaultDependencies: Self { Self(name: "a") }
  }

  let title: String
  var dependencies: Dependencies = .defaultDependencies

  func text() -> String { title + dependencies.name }
}

func End21given() -> End21Card { End21Card(title: "b", dependencies: .init(name: "c")) }
