protocol OnagerFetcher {
  func fetch(_ name: String, completion: (String) -> Void)
}

extension OnagerFetcher where Self == OnagerAPI {
  func fetch(_ name: String, completion: (String) -> Void) {
    fetch(name, options: [], completion: completion)
  }
}

final class OnagerAPI: OnagerFetcher, Sendable {
  static let shared = OnagerAPI()

  func fetch(_ name: String, options: [Int], priority: Int = 1, completion: (String) -> Void) {
    completion("\(name) \(options.count) \(priority)")
  }

  func fetch(_ name: String, priority: Int = 2, completion: (String) -> Void) {
    completion("\(name) \(priority)")
  }
}

final class OnagerScreen {
  struct Dependencies {
    var onagerAPI: OnagerAPI

    static var defaultDependencies: Self {
      Self(onagerAPI: OnagerAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func load() -> String {
    var text = ""
    dependencies.onagerAPI.fetch("a", options: [1]) { text += $0 }
    return text
  }
}

final class OnagerList {
  struct Dependencies {
    var onagerAPI: OnagerAPI

    static var defaultDependencies: Self {
      Self(onagerAPI: OnagerAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func load() -> String {
    var text = ""
    dependencies.onagerAPI.fetch("b", priority: 3) { text += $0 }
    dependencies.onagerAPI.fetch("c") { text += $0 }
    return text
  }
}
