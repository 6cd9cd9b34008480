private let limit = 5

final class Feed {
  struct Dependencies {
    var name: String
    var limit: Int

    enum Names {
      static let usual = "feed"
    }

    static var live: Dependencies { Dependencies(name: Names.usual, limit: App.limit) }
  }

  init(dependencies: Dependencies = .live) {}
}

private enum App {
  static let limit = 3
}
