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
  func load() -> String {
    var text = ""
    OnagerAPI.shared.fetch("a", options: [1]) { text += $0 }
    return text
  }
}

final class OnagerList {
  func load() -> String {
    var text = ""
    OnagerAPI.shared.fetch("b", priority: 3) { text += $0 }
    OnagerAPI.shared.fetch("c") { text += $0 }
    return text
  }
}
