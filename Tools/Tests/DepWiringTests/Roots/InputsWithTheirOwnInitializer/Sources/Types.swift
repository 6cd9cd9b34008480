final class Feed {
  struct Dependencies {
    var name: String
    var level: Int
  }

  init(dependencies: Dependencies) {}
}

final class Home {
  struct Dependencies {
    var name: String
  }

  init(dependencies: Dependencies) {}
}
