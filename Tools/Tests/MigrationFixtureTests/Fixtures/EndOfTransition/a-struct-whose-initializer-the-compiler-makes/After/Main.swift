struct End21Card {
  struct Dependencies {
    var name: String
  }

  let title: String
  var dependencies: Dependencies

  func text() -> String { title + dependencies.name }
}

func End21given() -> End21Card { End21Card(title: "b", dependencies: .init(name: "c")) }
