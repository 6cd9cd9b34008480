struct Token: Sendable {
  var text: String
}

final class Dashboard {
  struct Dependencies {
    var token: Token
  }

  init(dependencies: Dependencies) {}
}

final class Home {
  struct Dependencies {
    var dashboard: Dashboard
  }

  init(dependencies: Dependencies) {}
}

final class Account {
  struct Dependencies {
    var token: Token
  }

  init(dependencies: Dependencies) {}
}
